type Described = { type: string; message: string; stack: string; [field: string]: unknown };

/** What is known of a failure beside its words: of the database, names of tables and never of people. */
const FIELDS = ['code', 'severity', 'table', 'column', 'constraint', 'routine', 'statusCode', 'query'];
/** An error with one of these is of the database. */
const OF_DATABASE = ['query', 'severity', 'routine'];

/**
 * What the log says of a failure: what kind, and where in the code and the database. Never a message of the database or
 * the parameters of a query: they hold what people sent.
 */
export function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const known = new Map<string, unknown>(Object.entries(error));
  const fields = FIELDS.filter((field) => ['string', 'number'].includes(typeof known.get(field)));
  const isOfDatabase = OF_DATABASE.some((field) => fields.includes(field));

  return {
    type: error.name,
    message: isOfDatabase ? 'The database failed or refused' : withoutEmails(error.message),
    ...Object.fromEntries(fields.map((field) => [field, known.get(field)])),
    stack: framesOf(error.stack ?? ''),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

function withoutEmails(text: string): string {
  return text.replace(/\S+/g, (word) => (word.includes('@') ? '(email)' : word));
}

/** Without its first lines, which repeat the message. */
function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n');
}

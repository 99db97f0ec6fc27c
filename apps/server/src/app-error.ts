import type { ErrorCode, Issue } from '@second-bell/contract';

/** The HTTP status of each kind of failure that a service may report. */
const STATUS_OF = {
  invalid_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  too_many_requests: 429,
} satisfies Partial<Record<ErrorCode, number>>;

export type ClientErrorCode = keyof typeof STATUS_OF;

type Details = { issues?: Issue[]; current?: Record<string, unknown> };

/** A failure that the caller caused and can act on: its message is sent as it is. */
export class AppError extends Error {
  readonly code: ClientErrorCode;
  readonly statusCode: number;
  readonly issues: Issue[] | undefined;
  /** With a conflict: the row as it is now. */
  readonly current: Record<string, unknown> | undefined;

  constructor(code: ClientErrorCode, message: string, { issues, current }: Details = {}) {
    super(message);
    this.code = code;
    this.statusCode = STATUS_OF[code];
    this.issues = issues;
    this.current = current;
  }
}

/** Says with a `Retry-After` header when to come back. */
export class TooManyRequests extends AppError {
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super('too_many_requests', message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The code of a client error that a library reports by status alone. */
export function codeOfStatus(status: number): ClientErrorCode {
  const entry = Object.entries(STATUS_OF).find(([, known]) => known === status);

  return (entry?.[0] ?? 'invalid_request') as ClientErrorCode;
}

export function notFound(what: string, id: string): AppError {
  return new AppError('not_found', `${what} not found: ${id}`);
}

/** A value that the contract lets through and a rule does not: 400 with the field's name. */
export function invalidField(path: string, message: string): AppError {
  return new AppError('invalid_request', message, { issues: [{ path, message }] });
}

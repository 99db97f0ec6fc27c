/** A picture of a question: drawn at build, or uploaded at the desk. */
const PICTURE = /\/(?:figures\/[\w.-]+|api\/images\/[\w-]+)/g;

/** The addresses of all pictures that a text, or anything made of texts, shows. Each once. */
export function picturesIn(content: unknown): string[] {
  const found = new Set<string>();
  // As JSON, whatever fields and types of questions there are: a picture may stand in any text.
  for (const [address] of JSON.stringify(content).matchAll(PICTURE)) found.add(address);

  return [...found];
}

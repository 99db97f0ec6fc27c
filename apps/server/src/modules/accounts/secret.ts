import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** A bearer token or the code of a one-time link: too long to guess, and shown to its owner alone. */
export function newSecret(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** What is stored of a secret. Whoever reads the database cannot use it; a random secret needs no salt and no slow hash. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

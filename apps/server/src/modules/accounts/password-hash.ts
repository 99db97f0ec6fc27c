import { argon2, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** As OWASP's Password Storage Cheat Sheet has it, in KiB; 25 ms on this project's test machine. */
const ARGON2 = { m: 19_456, t: 2, p: 1 };
/** The sheet's own second choice, for a Node that has no Argon2 (before 24.7): 270 ms. */
const SCRYPT = { N: 2 ** 15, r: 8, p: 3 };
const SCRYPT_MEMORY = 64 * 1024 * 1024;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const HAS_ARGON2 = typeof argon2 === 'function';

/** A kind with its three costs, salt and key, so that costs can be raised later. */
const FORM = /^(argon2id|scrypt)\$(\d{1,8})\$(\d{1,3})\$(\d{1,3})\$([\w-]{22})\$([\w-]{43})$/;
/** As a library kept them that earlier versions used: scrypt with its own costs, salt (as text) and key in hexadecimal. */
const EARLIER_FORM = /^([0-9a-f]{32}):([0-9a-f]{128})$/;
const EARLIER = { N: 2 ** 14, r: 16, p: 1, bytes: 64 };
const BEST = HAS_ARGON2
  ? `argon2id$${ARGON2.m}$${ARGON2.t}$${ARGON2.p}`
  : `scrypt$${SCRYPT.N}$${SCRYPT.r}$${SCRYPT.p}`;

const deriveScrypt = promisify<string, Buffer, number, object, Buffer>(scrypt);
const deriveArgon2 = HAS_ARGON2 ? promisify(argon2) : undefined;

export async function hashOfPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await keyOf(BEST, password, salt);

  return `${BEST}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

export async function isPasswordOf(hash: string, password: string): Promise<boolean> {
  const [, earlierSalt, earlierKey] = EARLIER_FORM.exec(hash) ?? [];
  if (earlierSalt !== undefined && earlierKey !== undefined) {
    const { bytes, ...costs } = EARLIER;
    const options = { ...costs, maxmem: SCRYPT_MEMORY };
    const found = await deriveScrypt(lettersOf(password), Buffer.from(earlierSalt), bytes, options);

    return timingSafeEqual(found, Buffer.from(earlierKey, 'hex'));
  }
  const [, kind, first, second, third, salt = '', key = ''] = FORM.exec(hash) ?? [];
  if (kind === undefined) throw new Error('A stored password is of no known form');
  const found = await keyOf(`${kind}$${first}$${second}$${third}`, password, Buffer.from(salt, 'base64url'));

  return timingSafeEqual(found, Buffer.from(key, 'base64url'));
}

/** Whether a hash is cheaper to guess than one that is made today. */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(`${BEST}$`);
}

async function keyOf(cost: string, password: string, salt: Buffer): Promise<Buffer> {
  const [kind, ...costs] = cost.split('$');
  const [first = 0, second = 0, third = 0] = costs.map(Number);
  const message = lettersOf(password);
  if (kind === 'scrypt') {
    const options = { N: first, r: second, p: third, maxmem: SCRYPT_MEMORY };

    return deriveScrypt(message, salt, KEY_BYTES, options);
  }
  if (!deriveArgon2) throw new Error('This password was hashed with Argon2, which needs Node 24.7 or newer');

  return deriveArgon2('argon2id', {
    message,
    nonce: salt,
    parallelism: third,
    tagLength: KEY_BYTES,
    memory: first,
    passes: second,
  });
}

/** Letters that look the same are the same: some keyboards make them of two characters. */
function lettersOf(password: string): string {
  return password.normalize('NFKC');
}

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** As every app makes codes (RFC 6238 with the values of RFC 4226): SHA-1, six digits, a new one each 30 seconds. */
const STEP_SECONDS = 30;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** Clocks of phones are some seconds wrong, and typing takes some more. */
const STEPS_AROUND = [0, -1, 1];

/** RFC 4648. */
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS = 5;

/** A new secret in base32, as people type it into an app. */
export function newTotpSecret(): string {
  return toBase32(randomBytes(SECRET_BYTES));
}

/** What an app reads from a picture. */
export function totpUri({ secret, email }: { secret: string; email: string }): string {
  const query = new URLSearchParams({ secret, issuer: 'Second Bell' });

  return `otpauth://totp/${encodeURIComponent(`Second Bell:${email}`)}?${query.toString().replaceAll('+', '%20')}`;
}

/** The time step whose code this is, among those around a moment and after the last one used; undefined where none is. */
export function stepOfCode(
  code: string,
  { secret, lastStep, seconds }: { secret: string; lastStep: number; seconds: number },
): number | undefined {
  const now = Math.floor(seconds / STEP_SECONDS);

  return STEPS_AROUND.map((around) => now + around).find(
    (step) => step > lastStep && isSame(code, codeOfStep(secret, step)),
  );
}

/** The code of a time step, as RFC 4226 cuts it out of the hash. */
export function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0x0f;
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff;

  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The letters of base32, in groups of five bits; what is left at the end is filled up with zeros. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];

  return groups.map((group) => BASE32.charAt(Number.parseInt(group.padEnd(BITS, '0'), 2))).join('');
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => BASE32.indexOf(letter).toString(2).padStart(BITS, '0')).join('');
  const bytes = bits.match(/.{8}/g) ?? [];

  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];

  return a.length === b.length && timingSafeEqual(a, b);
}

import { describe, expect, it } from 'vitest';

import { codeOfStep, newTotpSecret, stepOfCode, toBase32, totpUri } from './totp.ts';

/** The secret of RFC 6238, appendix B. */
const SECRET = toBase32(Buffer.from('12345678901234567890'));

describe('a code', () => {
  // The RFC shows eight digits, of which ours are the last six.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at second %d is that of RFC 6238', (seconds, code) => {
    expect(codeOfStep(SECRET, Math.floor(seconds / 30))).toBe(code.slice(2));
  });

  it('counts in its own half minute and in those beside it', () => {
    const code = codeOfStep(SECRET, 100);
    const stepAt = (seconds: number) => stepOfCode(code, { secret: SECRET, lastStep: 0, seconds });

    expect([2_970, 3_000, 3_029, 3_059].map(stepAt)).toEqual([100, 100, 100, 100]);
    expect([2_969, 3_060].map(stepAt)).toEqual([undefined, undefined]);
  });

  it('counts once, and none before it does afterwards', () => {
    const at = { secret: SECRET, lastStep: 100, seconds: 3_000 };

    expect(stepOfCode(codeOfStep(SECRET, 100), at)).toBeUndefined();
    expect(stepOfCode(codeOfStep(SECRET, 99), at)).toBeUndefined();
    expect(stepOfCode(codeOfStep(SECRET, 101), at)).toBe(101);
  });

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('is not %j', (code) => {
    expect(stepOfCode(code, { secret: SECRET, lastStep: 0, seconds: 59 })).toBeUndefined();
  });
});

it('a secret is 160 random bits, as letters that apps take', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
  expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
});

it('a picture for an app names the site and the account', () => {
  expect(totpUri({ secret: 'ABC', email: 'ada@example.com' })).toBe(
    'otpauth://totp/Second%20Bell%3Aada%40example.com?secret=ABC&issuer=Second%20Bell',
  );
});

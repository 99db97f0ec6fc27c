import { expect, it } from 'vitest';

import { hashOfPassword, isOutdated, isPasswordOf } from './password-hash.ts';

it('tells a password by its hash, which is another one each time', async () => {
  const [hash, again] = await Promise.all([
    hashOfPassword('a long pässword'),
    hashOfPassword('a long pässword'),
  ]);

  expect(hash).not.toBe(again);
  expect(await isPasswordOf(hash, 'a long pässword')).toBe(true);
  expect(await isPasswordOf(hash, 'a long pa\u0308ssword')).toBe(true);
  expect(await isPasswordOf(hash, 'a long password')).toBe(false);
  expect(isOutdated(hash)).toBe(false);
});

it('knows what is outdated, and refuses what is no hash', async () => {
  const key = 'lbv1b7wA2vSmWzSlNJXUAyyzkWyVxpZ_Cbv2NP4yW7s';
  const cheap = `scrypt$1024$8$1$c2FsdHNhbHRzYWx0c2FsdA$${key}`;

  expect(isOutdated(cheap)).toBe(true);
  expect(await isPasswordOf(cheap, 'guess')).toBe(false);
  await expect(isPasswordOf('0123abcd:4567', 'guess')).rejects.toThrow('no known form');
});

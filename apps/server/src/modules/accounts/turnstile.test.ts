import { describe, expect, it } from 'vitest';

import { Turnstile } from './turnstile.ts';

/** Work that ends when it is told to. */
function givenWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = { hasBegun: false, end: resolve, run: () => ((work.hasBegun = true), promise) };

  return work;
}

describe('a turnstile', () => {
  it('lets so many through at once and the others in turn', async () => {
    const turnstile = new Turnstile({ abreast: 2, maxWaiting: 2 });
    const works = [givenWork(), givenWork(), givenWork(), givenWork()];
    const passing = works.map((work) => turnstile.pass(work.run));
    const begun = () => works.map(({ hasBegun }) => hasBegun);

    await Promise.resolve();
    expect(begun()).toEqual([true, true, false, false]);
    works[1]?.end();
    await passing[1];
    await Promise.resolve();
    expect(begun()).toEqual([true, true, true, false]);
    for (const { end } of works) end();
    await Promise.all(passing);
    expect(begun()).toEqual([true, true, true, true]);
  });

  it('refuses who comes when enough are waiting, and lets in who comes later', async () => {
    const turnstile = new Turnstile({ abreast: 1, maxWaiting: 1 });
    const work = givenWork();
    const passing = [turnstile.pass(work.run), turnstile.pass(work.run)];

    await expect(turnstile.pass(work.run)).rejects.toMatchObject({
      code: 'too_many_logins',
      statusCode: 429,
      retryAfterSeconds: expect.any(Number),
    });
    work.end();
    await Promise.all(passing);
    await expect(turnstile.pass(async () => 'in')).resolves.toBe('in');
  });

  it('goes on after work that failed', async () => {
    const turnstile = new Turnstile({ abreast: 1, maxWaiting: 1 });

    await expect(turnstile.pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(turnstile.pass(async () => 'in')).resolves.toBe('in');
  });
});

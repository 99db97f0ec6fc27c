import { describe, expect, it } from 'vitest';

import { WriteBatch } from './write-batch.ts';

describe('WriteBatch', () => {
  it('writes what arrives together at once, and what arrives meanwhile in the next go', async () => {
    const written: number[][] = [];
    let later: Promise<number>[] = [];
    const batch = new WriteBatch<number, number>(async (inputs) => {
      written.push(inputs);
      if (written.length === 1) later = [batch.add(4), batch.add(5)];

      return new Map(inputs.map((value) => [value, { value: value * 10 }]));
    });

    expect(await Promise.all([batch.add(1), batch.add(2), batch.add(3)])).toEqual([10, 20, 30]);
    expect(await Promise.all(later)).toEqual([40, 50]);
    expect(written).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
  });

  it('gives each caller its own outcome', async () => {
    const batch = new WriteBatch<number, number>(
      async (inputs) =>
        new Map(inputs.map((value) => [value, value < 0 ? { error: new Error('negative') } : { value }])),
    );

    const [good, bad] = await Promise.allSettled([batch.add(1), batch.add(-1)]);

    expect(good).toEqual({ status: 'fulfilled', value: 1 });
    expect(bad).toMatchObject({ status: 'rejected', reason: { message: 'negative' } });
  });

  it('fails the callers of a batch that could not be written, and goes on with the next', async () => {
    let isBroken = true;
    const batch = new WriteBatch<number, number>(async (inputs) => {
      if (isBroken) throw new Error('disk full');

      return new Map(inputs.map((value) => [value, { value }]));
    });

    await expect(batch.add(1)).rejects.toThrow('disk full');
    isBroken = false;
    expect(await batch.add(2)).toBe(2);
  });
});

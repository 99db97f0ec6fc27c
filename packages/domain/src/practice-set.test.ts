import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type Candidate, chooseFixes, chooseSet } from './practice-set.ts';

const candidate = (id: string, topic: string, more: Partial<Candidate> = {}): Candidate => ({
  id,
  topic,
  lastAt: null,
  isMissed: false,
  ...more,
});

/** Always the same order. */
const still = () => 0.999;

const SEEN = { lastAt: '2026-11-01T00:00:00.000Z' };
const MISSED = { lastAt: '2026-11-02T00:00:00.000Z', isMissed: true };

describe('chooseSet', () => {
  it('spreads questions over the topics', () => {
    const many = Array.from({ length: 10 }, (_, index) => candidate(`a${index}`, 'A'));
    const chosen = chooseSet(
      [...many, candidate('b', 'B'), candidate('c', 'C')],
      { source: 'all', count: 5 },
      still,
    );

    expect(chosen.toSorted().filter((id) => id.length === 1)).toEqual(['b', 'c']);
    expect(chosen).toHaveLength(5);
  });

  it('takes unseen questions first, then those missed, then those answered longest ago', () => {
    const questions = [
      candidate('late', 'A', { lastAt: '2026-11-09T00:00:00.000Z' }),
      candidate('early', 'A', SEEN),
      candidate('missed', 'A', MISSED),
      candidate('new', 'A'),
    ];

    expect(chooseSet(questions, { source: 'all', count: 4 }, still)).toEqual([
      'new',
      'missed',
      'early',
      'late',
    ]);
  });

  it.each([
    ['unseen', ['new']],
    ['missed', ['missed']],
  ] as const)('takes only what is %s where that is asked for', (source, expected) => {
    const questions = [candidate('new', 'A'), candidate('seen', 'A', SEEN), candidate('missed', 'B', MISSED)];

    expect(chooseSet(questions, { source, count: 9 }, still)).toEqual(expected);
  });
});

describe('chooseFixes', () => {
  it('takes the missed questions in their order, then others on the same topics', () => {
    const questions = [
      candidate('m1', 'A', MISSED),
      candidate('m2', 'B', MISSED),
      candidate('a', 'A'),
      candidate('b', 'B', SEEN),
      candidate('c', 'C'),
    ];

    expect(chooseFixes(['m2', 'm1', 'gone'], questions, 4, still)).toEqual(['m2', 'm1', 'a', 'b']);
    expect(chooseFixes(['m2', 'm1'], questions, 1, still)).toEqual(['m2']);
  });
});

it('never chooses a question twice, never more than are wanted, and never one that is not there', () => {
  const candidates = fc
    .uniqueArray(fc.record({ id: fc.string({ minLength: 1 }), topic: fc.constantFrom('A', 'B', 'C') }), {
      selector: ({ id }) => id,
      maxLength: 40,
    })
    .map((list) => list.map(({ id, topic }) => candidate(id, topic)));
  fc.assert(
    fc.property(
      candidates,
      fc.nat({ max: 50 }),
      fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 1 }),
      (all, count, numbers) => {
        let turn = 0;
        const random = () => numbers[(turn += 1) % numbers.length] ?? 0;
        const ids = all.map(({ id }) => id);
        const missed = ids.slice(0, 7);

        for (const chosen of [
          chooseSet(all, { source: 'all', count }, random),
          chooseFixes(missed, all, count, random),
        ]) {
          expect(new Set(chosen).size).toBe(chosen.length);
          expect(chosen.length).toBeLessThanOrEqual(count);
          expect(chosen.every((id) => ids.includes(id))).toBe(true);
        }
        expect(chooseSet(all, { source: 'all', count }, random)).toHaveLength(Math.min(count, all.length));
      },
    ),
  );
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type Asked, memoriesOf } from './log.ts';
import { RATINGS } from './rating.ts';

const ZONE = 'America/Chicago';
const START = Date.parse('2026-10-20T12:00:00Z');

const asked = fc.record({
  cardId: fc.constantFrom('a', 'b', 'c'),
  at: fc.integer({ min: 0, max: 60 * 24 * 60 }).map((minutes) => new Date(START + minutes * 60_000)),
  rating: fc.constantFrom(...RATINGS),
});
/** With the clock change of November in it, and with answers at one and the same moment. */
const logs = fc
  .array(asked, { maxLength: 40 })
  .map((list): Asked[] => list.map((one, index) => ({ id: `e${index}`, ...one })));

describe('memoriesOf', () => {
  it('adds up to the same whatever the order, and however often an answer comes', () => {
    fc.assert(
      fc.property(
        logs.chain((log) =>
          fc.tuple(
            fc.constant(log),
            fc.shuffledSubarray([...log, ...log], { minLength: log.length * 2 }),
            fc.nat(log.length),
          ),
        ),
        ([log, shuffled, cut]) => {
          const known = memoriesOf(log, ZONE);

          expect(memoriesOf(shuffled, ZONE)).toEqual(known);
          // Two devices that each know a part, the parts overlapping, then both.
          expect(memoriesOf([...log.slice(cut), ...log.slice(0, cut + 2)], ZONE)).toEqual(known);
        },
      ),
    );
  });

  it('knows a card by its own answers alone', () => {
    fc.assert(
      fc.property(logs, (log) => {
        const ofA = log.filter(({ cardId }) => cardId === 'a');

        expect(memoriesOf(log, ZONE).get('a')).toEqual(memoriesOf(ofA, ZONE).get('a'));
      }),
    );
  });

  it('counts days as the learner does: an answer late in the evening is one of that day', () => {
    const at = new Date('2026-11-23T03:30:00Z');
    const log: Asked[] = [{ id: '1', cardId: 'a', at, rating: 'again' }];

    const inChicago = memoriesOf(log, ZONE).get('a');
    expect(memoriesOf(log, 'UTC').get('a')?.dueDay).toBe((inChicago?.dueDay ?? 0) + 1);
  });

  it('waits as many days over a change of the clocks as over any other', () => {
    const gap = (first: string) => {
      const log: Asked[] = [
        { id: '1', cardId: 'a', at: new Date(`${first}T23:50:00-05:00`), rating: 'good' },
      ];
      const memory = memoriesOf(log, ZONE).get('a');

      return memory && memory.dueDay - memory.lastDay;
    };

    expect(gap('2026-10-31')).toBe(gap('2026-10-20'));
  });
});

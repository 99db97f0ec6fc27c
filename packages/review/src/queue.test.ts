import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type Memory, recallOn, remember } from './memory.ts';
import { type Card, dueDayOf, gainOfReview, NEW_A_DAY, queueOf } from './queue.ts';
import { RATINGS } from './rating.ts';

const TODAY = 20_000;

function card(id: string, memory: Partial<Memory> = {}): Card {
  return {
    id,
    memory: {
      stability: 5,
      difficulty: 5,
      firstDay: TODAY - 20,
      lastDay: TODAY - 5,
      dueDay: TODAY,
      ...memory,
    },
  };
}
const many = (length: number, make: (index: number) => Card) =>
  Array.from({ length }, (_, index) => make(index));
const rules = { today: TODAY, examDay: null, cap: 20, askedToday: 0 };

describe('dueDayOf', () => {
  it.each([
    ['without an exam, when its memory fades', { lastDay: 100, dueDay: 140 }, null, 140],
    ['before the exam, when its memory fades', { lastDay: 100, dueDay: 110 }, 130, 110],
    ['no later than the day before the exam', { lastDay: 100, dueDay: 140 }, 130, 129],
    ['asked two days before the exam, once more on the day before', { lastDay: 128, dueDay: 160 }, 130, 129],
    ['asked on the day before the exam, after it', { lastDay: 129, dueDay: 160 }, 130, 160],
    ['asked on the day of the exam, after it', { lastDay: 130, dueDay: 160 }, 130, 160],
    ['once the exam is over, as without one', { lastDay: 135, dueDay: 160 }, 130, 160],
  ])('%s', (_name, days, examDay, dueDay) => {
    expect(dueDayOf({ stability: 1, difficulty: 5, firstDay: 90, ...days }, examDay)).toBe(dueDay);
  });
});

describe('queueOf', () => {
  it('asks what is due, and nothing else', () => {
    const { today, moved } = queueOf(
      [card('due'), card('late', { dueDay: TODAY - 9 }), card('later', { dueDay: TODAY + 1 })],
      rules,
    );

    expect(today.map(({ id }) => id).toSorted()).toEqual(['due', 'late']);
    expect(moved).toBe(0);
  });

  it('moves what does not fit, day by day', () => {
    const { today, moved, ahead } = queueOf(
      many(47, (index) => card(`c${index}`)),
      rules,
    );

    expect(today).toHaveLength(20);
    expect(moved).toBe(27);
    expect(ahead).toEqual([
      { day: TODAY + 1, count: 20 },
      { day: TODAY + 2, count: 7 },
    ]);
  });

  it('takes first what gains most for the exam', () => {
    const cards = [
      card('known for long', { stability: 400 }),
      card('fading', { stability: 3 }),
      card('shaky', { stability: 9 }),
    ];
    const { today } = queueOf(cards, { ...rules, examDay: TODAY + 14, cap: 2 });

    expect(today.map(({ id }) => id)).toEqual(['fading', 'shaky']);
  });

  it('teaches a few new cards a day, where there is room', () => {
    const fresh = many(40, (index) => ({ id: `n${index}`, memory: null }));

    expect(queueOf(fresh, rules).today).toHaveLength(NEW_A_DAY);
    expect(queueOf([...fresh, ...many(15, (index) => card(`c${index}`))], rules).today).toHaveLength(20);
    const taught = many(4, (index) =>
      card(`t${index}`, { firstDay: TODAY, lastDay: TODAY, dueDay: TODAY + 1 }),
    );
    expect(queueOf([...fresh, ...taught], { ...rules, askedToday: 4 }).today).toHaveLength(NEW_A_DAY - 4);
  });

  it('holds the cap, loses no card and asks none twice, whatever is due', () => {
    const memory = fc.record({
      stability: fc.double({ min: 0.01, max: 500, noNaN: true }),
      difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
      lastDay: fc.integer({ min: TODAY - 60, max: TODAY }),
      wait: fc.integer({ min: 1, max: 90 }),
    });
    const cards = fc.array(fc.option(memory), { maxLength: 80 }).map((list): Card[] =>
      list.map((one, index) => ({
        id: `c${index}`,
        memory: one && { ...one, firstDay: one.lastDay, dueDay: one.lastDay + one.wait },
      })),
    );
    fc.assert(
      fc.property(
        cards,
        fc.option(fc.integer({ min: TODAY - 5, max: TODAY + 60 })),
        fc.nat(30),
        fc.nat(30),
        (all, examDay, cap, askedToday) => {
          const { today, moved, ahead } = queueOf(all, { today: TODAY, examDay, cap, askedToday });

          expect(today.length + askedToday).toBeLessThanOrEqual(Math.max(cap, askedToday));
          expect(new Set(today).size).toBe(today.length);
          expect(ahead.every(({ count }) => count <= cap)).toBe(true);
          const due = all.filter((one) => one.memory !== null && dueDayOf(one.memory, examDay) <= TODAY);
          expect(today.filter((one) => one.memory !== null).length + moved).toBe(due.length);
        },
      ),
    );
  });

  it('is the same for the same cards in any order', () => {
    const all = many(30, (index) => card(`c${index}`, { stability: 1 + (index % 7) }));
    const ids = (cards: Card[]) => queueOf(cards, rules).today.map(({ id }) => id);

    expect(ids(all.toReversed())).toEqual(ids(all));
  });

  it('never waits beyond the exam once a card was asked before its eve', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...RATINGS), fc.integer({ min: 0, max: 40 })), {
          minLength: 1,
          maxLength: 12,
        }),
        fc.integer({ min: 2, max: 120 }),
        (asked, away) => {
          let memory: Memory | null = null;
          let day = TODAY;
          for (const [rating, gap] of asked) {
            day += gap;
            memory = remember(memory, day, rating);
          }
          const examDay = day + away;

          expect(memory && dueDayOf(memory, examDay)).toBeLessThan(examDay);
          expect(memory && dueDayOf(memory, examDay)).toBeGreaterThan(day);
        },
      ),
    );
  });
});

it('gains most from what is in doubt', () => {
  const memory = (stability: number): Memory => ({
    stability,
    difficulty: 5,
    firstDay: 0,
    lastDay: TODAY - 5,
    dueDay: TODAY,
  });
  const gain = (stability: number) => gainOfReview(memory(stability), TODAY, TODAY + 14);

  expect(recallOn(memory(400), TODAY + 14)).toBeGreaterThan(0.98);
  expect(gain(400)).toBeLessThan(0.02);
  expect(gain(3)).toBeGreaterThan(gain(30));
});

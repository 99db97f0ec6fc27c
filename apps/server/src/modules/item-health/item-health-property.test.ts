import type { ItemFigures } from '@second-bell/contract';
import { beforeEach, expect, it } from 'vitest';

import { practiceTests, questions } from '#database/schema.ts';

import { givenContent } from '../../testing/given-content.ts';
import { givenSittings, type Sitting } from '../../testing/given-sittings.ts';
import { useApp } from '../../testing/use-app.ts';

const server = useApp();
const QUESTIONS = Array.from({ length: 40 }, (_, index) => `q${index}`);
const SITTINGS = 280;
const OPTIONS = ['a', 'b', 'c', 'd'];

/** Any fixed numbers, so that a failure comes again. */
function randomNumbers(seed: number): () => number {
  let state = seed;

  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;

    return state / 2 ** 32;
  };
}

/** Learners of all strengths, questions of all kinds, a tenth of the answers left open. */
function randomSittings(random: () => number): Sitting[] {
  return Array.from({ length: SITTINGS }, () => {
    const strength = random();
    const given = QUESTIONS.map((id, index) => {
      if (random() < 0.1) return [id, null];
      const isCorrect = random() < (index % 7 === 0 ? 1 - strength : strength);
      const optionId = isCorrect ? 'a' : (OPTIONS[1 + Math.floor(random() * 3)] ?? 'b');

      return [id, { optionId, isCorrect, timeSpent: 1 + Math.floor(random() * 90) }];
    });

    return { answers: Object.fromEntries(given) };
  });
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Pearson's correlation, by its definition. */
function correlation(one: readonly number[], other: readonly number[]): number {
  const [meanOne, meanOther] = [mean(one), mean(other)];
  const products = one.map((value, index) => (value - meanOne) * ((other[index] ?? 0) - meanOther));
  const deviation = (values: readonly number[], middle: number) =>
    Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));

  return mean(products) / (deviation(one, meanOne) * deviation(other, meanOther));
}

/** The second implementation: answer by answer. */
function naiveItem(sittings: readonly Sitting[], id: string) {
  const all = sittings.flatMap(({ answers }) => {
    const own = answers[id];
    if (!own) return [];
    const others = Object.entries(answers).filter(([other, answer]) => other !== id && answer?.isCorrect);

    return { ...own, timeSpent: own.timeSpent ?? 0, rest: others.length / (QUESTIONS.length - 1) };
  });
  const isBest = ({ rest }: { rest: number }) =>
    all.filter((other) => other.rest > rest).length * 3 < all.length;
  const options = OPTIONS.map((optionId) => {
    const chosen = all.filter((answer) => answer.optionId === optionId);

    return {
      chosen: chosen.length,
      share: chosen.length / all.length,
      meanRest: mean(chosen.map(({ rest }) => rest)),
      best: chosen.filter(isBest).length,
    };
  });
  const times = all.map(({ timeSpent }) => timeSpent).toSorted((one, other) => one - other);

  return {
    answered: all.length,
    leftOpen: 1 - all.length / sittings.length,
    discrimination: correlation(
      all.map(({ isCorrect }) => Number(isCorrect)),
      all.map(({ rest }) => rest),
    ),
    medianSeconds: times[Math.ceil(times.length / 2) - 1],
    options,
    rivals: OPTIONS.filter((_, index) => (options[index]?.best ?? 0) > (options[0]?.best ?? 0)),
  };
}

beforeEach(async () => {
  await givenContent(server.db);
  await server.db.insert(practiceTests).values({
    id: 'large',
    subjectId: 'ged-math',
    title: 'Large',
    timeLimit: 60,
    passingScore: 70,
    difficulty: 'easy',
  });
  await server.db.insert(questions).values(
    QUESTIONS.map((id, index) => ({
      id,
      practiceTestId: 'large',
      questionText: id,
      questionType: 'multiple_choice' as const,
      options: OPTIONS,
      correctAnswer: '0',
      difficulty: 'easy' as const,
      displayOrder: index,
    })),
  );
});

it.each([1, 2])('over 10,000 random answers equals what is counted one by one (%i)', async (seed) => {
  const sittings = randomSittings(randomNumbers(seed));
  await givenSittings(server.db, 'large', sittings);
  const { token } = await server.givenAdministrator();
  const { body } = await server.call({ url: '/api/admin/practice-tests/large/item-health', token });
  const items: ItemFigures[] = body.items;

  expect(items.reduce((sum, { answered }) => sum + answered, 0)).toBeGreaterThan(10_000 - 100);
  for (const item of items) {
    const expected = naiveItem(sittings, item.questionId);
    expect(item.answered).toBe(expected.answered);
    expect(item.medianSeconds).toBe(expected.medianSeconds);
    expect(item.leftOpen).toBeCloseTo(expected.leftOpen, 9);
    expect(item.discrimination).toBeCloseTo(expected.discrimination, 9);
    expect(item.shareRight).toBeCloseTo(expected.options[0]?.share ?? -1, 9);
    for (const [index, option] of item.options.entries()) {
      expect(option.chosen).toBe(expected.options[index]?.chosen);
      expect(option.share).toBeCloseTo(expected.options[index]?.share ?? -1, 9);
      expect(option.meanRest).toBeCloseTo(expected.options[index]?.meanRest ?? -1, 9);
    }
    const doubt = item.alarms.find(({ code }) => code === 'key_doubtful');
    expect(doubt?.optionIds ?? []).toEqual(expected.rivals);
  }
});

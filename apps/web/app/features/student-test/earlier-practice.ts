import type { QuestionWithKey } from '@second-bell/contract';
import type { AttemptEvent, Happening } from '@second-bell/domain';
import * as z from 'zod/mini';

import { responseOf } from './model.ts';

const flagsSchema = z.record(z.string(), z.boolean());

/** What a tab kept of a test before there was a log. */
const earlierSchema = z.object({
  currentIndex: z.int(),
  given: z.record(z.string(), z.union([z.int(), z.string()])),
  openHints: flagsSchema,
  openExplanations: flagsSchema,
  startedAt: z.nullable(z.number()),
});

type Earlier = z.infer<typeof earlierSchema>;

/** The same as a log; of what cannot be read, an empty one. */
export function eventsOfEarlierPractice(
  kept: unknown,
  questions: readonly QuestionWithKey[],
): AttemptEvent[] {
  const earlier = earlierSchema.safeParse(kept).data;
  if (earlier === undefined) return [];

  const { given, openHints, openExplanations, currentIndex, startedAt } = earlier;
  const on = (flags: Earlier['openHints'], mark: 'hint' | 'explanation') =>
    Object.keys(flags).map(
      (questionId) => ({ type: 'marked', questionId, mark, isOn: flags[questionId] === true }) as const,
    );
  const answers = questions.flatMap((question): Happening[] => {
    const value = given[question.id];

    return value === undefined
      ? []
      : [{ type: 'answered', questionId: question.id, response: responseOf(question, value) }];
  });
  const happenings: Happening[] = [
    ...answers,
    ...on(openHints, 'hint'),
    ...on(openExplanations, 'explanation'),
    { type: 'moved', index: currentIndex },
  ];
  const elapsedMs = startedAt === null ? 0 : Math.max(0, Math.round(Date.now() - startedAt));

  return happenings.map((happening, index) => ({
    writer: 'earlier',
    seq: index + 1,
    order: index + 1,
    elapsedMs,
    ...happening,
  }));
}

import type { QuestionWithKey } from '@second-bell/contract';
import type { AttemptEvent, Happening } from '@second-bell/domain';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { beginLog, type OpenLog, openLog } from '#lib/attempt-log/open-log.ts';

import { responseOf } from './model.ts';

export type OpenPractice = OpenLog<null>;

/** A practice of a test, as this device kept it, or a new one. */
export function openPracticeQuery(testId: string, questions: readonly QuestionWithKey[]) {
  return queryOptions({
    queryKey: ['open-practice', testId],
    queryFn: () => openPractice(testId, questions),
    // Opened anew at each visit: another tab may have gone on with it.
    gcTime: 0,
  });
}

async function openPractice(testId: string, questions: readonly QuestionWithKey[]): Promise<OpenPractice> {
  const key = `student:${testId}`;
  const kept = await openLog<null>(key);
  if (kept) return kept;

  const earlier = readEarlier(testId);
  const run = { key, logId: `${key}:${Date.now()}`, header: null };
  const open = await beginLog(run, earlier ? eventsOf(earlier, questions) : []);
  if (earlier) sessionStorage.removeItem(earlierKey(testId));

  return open;
}

const flagsSchema = z.record(z.string(), z.boolean());

/** What a tab kept of a test before there was a log. Carried over once. */
const earlierSchema = z.object({
  currentIndex: z.int(),
  given: z.record(z.string(), z.union([z.int(), z.string()])),
  openHints: flagsSchema,
  openExplanations: flagsSchema,
  startedAt: z.nullable(z.number()),
});

type Earlier = z.infer<typeof earlierSchema>;

function readEarlier(testId: string): Earlier | undefined {
  try {
    return earlierSchema.safeParse(JSON.parse(sessionStorage.getItem(earlierKey(testId)) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

function eventsOf(earlier: Earlier, questions: readonly QuestionWithKey[]): AttemptEvent[] {
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

function earlierKey(testId: string): string {
  return `second-bell:student-test:${testId}`;
}

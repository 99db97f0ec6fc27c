import type { AttemptEvent, Happening } from '@second-bell/domain';

import * as z from 'zod/mini';

/**
 * Runs that were begun before there was a log: one record per exam in the browser's local storage. They are carried over
 * once, when their page is opened.
 */
const momentMs = z.number().check(z.minimum(0));
const limitSeconds = z.int().check(z.minimum(1));

const recordSchema = z.object({
  version: z.literal(2),
  run: z.object({
    attemptId: z.string().check(z.minLength(1)),
    questionIds: z.array(z.string()).check(z.minLength(1)),
    currentIndex: z.int().check(z.minimum(0)),
    answers: z.record(z.string(), z.string()),
    flagged: z.array(z.string()),
    openHints: z.array(z.string()),
    clock: z.union([
      z.object({ kind: z.literal('open'), startedAt: momentMs }),
      z.object({
        kind: z.literal('limited'),
        countdown: z.discriminatedUnion('state', [
          z.object({ state: z.literal('running'), limitSeconds, deadline: momentMs }),
          z.object({ state: z.literal('paused'), limitSeconds, remainingMs: momentMs }),
        ]),
      }),
    ]),
    closing: z.nullable(
      z.object({
        kind: z.enum(['submit', 'leave']),
        completedAt: z.iso.datetime(),
        timeSpent: z.int().check(z.minimum(0)),
      }),
    ),
  }),
});

export type EarlierRun = z.infer<typeof recordSchema>['run'];

/** The run that an earlier version kept, or null where it cannot be read. */
export function readEarlierRun(kept: unknown): EarlierRun | null {
  return recordSchema.safeParse(kept).data?.run ?? null;
}

/**
 * The same as a log. An answer, a flag or a hint of a question that is gone, or whose options were worded anew, is left
 * out: what was handed in already stays as it was.
 */
export function eventsOfEarlierRun(
  run: EarlierRun,
  questions: readonly { id: string; options: readonly string[] }[],
  now: number,
): AttemptEvent[] {
  const optionsById = new Map(questions.map(({ id, options }) => [id, options]));
  const answers = Object.entries(run.answers).filter(
    ([id, answer]) => run.closing !== null || optionsById.get(id)?.includes(answer),
  );
  const known = (ids: readonly string[]) => ids.filter((id) => optionsById.has(id));
  const mark = (name: 'flag' | 'hint') => (questionId: string) =>
    ({ type: 'marked', questionId, mark: name, isOn: true }) as const;

  const happenings: Happening[] = [
    ...answers.map(([questionId, response]) => ({ type: 'answered', questionId, response }) as const),
    ...known(run.flagged).map(mark('flag')),
    ...known(run.openHints).map(mark('hint')),
    { type: 'moved', index: run.currentIndex },
    ...(isPaused(run) ? [{ type: 'paused', by: 'learner' } as const] : []),
    ...(run.closing === null ? [] : [{ type: 'closed', ...run.closing } as const]),
  ];
  const elapsedMs = elapsedMsOf(run, now);

  return happenings.map((happening, index) => ({
    writer: 'earlier',
    seq: index + 1,
    order: index + 1,
    elapsedMs,
    ...happening,
  }));
}

function isPaused({ clock }: EarlierRun): boolean {
  return clock.kind === 'limited' && clock.countdown.state === 'paused';
}

function elapsedMsOf({ clock }: EarlierRun, now: number): number {
  if (clock.kind === 'open') return Math.max(0, now - clock.startedAt);

  const { countdown } = clock;
  const limitMs = countdown.limitSeconds * 1000;
  const leftMs = countdown.state === 'paused' ? countdown.remainingMs : countdown.deadline - now;

  return Math.round(limitMs - Math.min(limitMs, Math.max(0, leftMs)));
}

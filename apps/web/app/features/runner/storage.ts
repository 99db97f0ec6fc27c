import { forget, keep, readKept } from '#lib/storage.ts';
import * as z from 'zod/mini';

import type { Run } from './model.ts';

/** Raised whenever the shape below changes: records of an older shape are ignored. */
const RECORD_VERSION = 2;

const momentMs = z.number().check(z.minimum(0));
const limitSeconds = z.int().check(z.minimum(1));

const clockSchema = z.union([
  z.object({ kind: z.literal('open'), startedAt: momentMs }),
  z.object({
    kind: z.literal('limited'),
    countdown: z.discriminatedUnion('state', [
      z.object({ state: z.literal('running'), limitSeconds, deadline: momentMs }),
      z.object({ state: z.literal('paused'), limitSeconds, remainingMs: momentMs }),
    ]),
  }),
]);

const recordSchema = z.object({
  version: z.literal(RECORD_VERSION),
  run: z.object({
    attemptId: z.string().check(z.minLength(1)),
    testVersion: z.optional(z.nullable(z.string())),
    questionIds: z.array(z.string()).check(z.minLength(1)),
    currentIndex: z.int().check(z.minimum(0)),
    answers: z.record(z.string(), z.string()),
    flagged: z.array(z.string()),
    openHints: z.array(z.string()),
    isPanelOpen: z.boolean(),
    clock: clockSchema,
    closing: z.nullable(
      z.object({
        kind: z.enum(['submit', 'leave']),
        completedAt: z.iso.datetime(),
        timeSpent: z.int().check(z.minimum(0)),
      }),
    ),
  }),
});

/** The run that was under way in this browser, or null where there is none that can be read. */
export function loadRun(examId: string): Run | null {
  return recordSchema.safeParse(readKept(keyOf(examId))).data?.run ?? null;
}

export function saveRun(examId: string, run: Run): void {
  keep(keyOf(examId), { version: RECORD_VERSION, run });
}

/** Whether the end of a run is safe on this device, so that it can still be sent after the page is closed. */
export function isClosingKept(examId: string): boolean {
  return (loadRun(examId)?.closing ?? null) !== null;
}

export function forgetRun(examId: string): void {
  forget(keyOf(examId));
}

function keyOf(examId: string): string {
  return `second-bell.run.${examId}`;
}

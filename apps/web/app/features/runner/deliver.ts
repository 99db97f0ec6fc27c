import { keepRun } from '#lib/attempt-log/device-store.ts';

import { runOf } from './model.ts';
import type { OpenRun } from './open-run.ts';
import { deliverRun, type End } from './submission.ts';
import type { LogSync } from './sync.ts';

/** How long the answers of other devices are waited for. */
const PATIENCE_MS = 3_000;

/**
 * Sends a run that is closed. `onMoved` is told the run under its new attempt, where the server no longer knows the old
 * one.
 */
export async function deliver(open: OpenRun, sync: LogSync, onMoved: (moved: OpenRun) => void): Promise<End> {
  // What another device has answered by now is handed in, too.
  await Promise.race([sync.send(), wait(PATIENCE_MS)]);

  const { key, header, log } = open;
  const run = runOf(header, log.view().state);
  if (run.closing === null) throw new Error('A run that is not closed cannot be handed in');

  return deliverRun(
    { ...run, closing: run.closing },
    {
      exam: header.exam,
      questions: header.questions,
      onReplaced: async (attemptId) => {
        const moved = { ...open, header: { ...header, attemptId } };
        await keepRun({ key, logId: log.id, header: moved.header });
        onMoved(moved);
      },
    },
  );
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

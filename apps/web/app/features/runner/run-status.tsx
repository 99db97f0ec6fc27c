import type { ComponentProps } from 'react';

import type { TestClock } from '#lib/attempt-log/test-clock.ts';

import { ExamTimer } from './exam-timer.tsx';
import { answeredCount, type Run } from './model.ts';
import { SaveStatus } from './save-status.tsx';

type RunStatusProps = {
  run: Run;
  clock: TestClock;
  isRunning: boolean;
  saving: ComponentProps<typeof SaveStatus>;
  onPauseToggle: () => void;
  onTimeUp: () => void;
};

/** The question's number, what is answered, flagged and saved, and the time left. */
export function RunStatus({ run, saving, ...timer }: RunStatusProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-2">
      <div className="min-w-0 grow basis-32 items-baseline gap-x-5 sm:flex">
        <p className="font-semibold min-[22rem]:whitespace-nowrap">
          Question {run.currentIndex + 1} of {run.questionIds.length}
        </p>
        <div className="flex flex-wrap gap-x-3 text-small whitespace-nowrap text-ink-soft sm:gap-x-5">
          <span>{answeredCount(run)} answered</span>
          <span>{run.flagged.length} flagged</span>
          <SaveStatus {...saving} />
        </div>
      </div>
      {run.closing === null && (
        <ExamTimer limitSeconds={run.limitSeconds} isPaused={run.pausedBy !== null} {...timer} />
      )}
    </div>
  );
}

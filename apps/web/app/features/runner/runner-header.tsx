import type { Exam } from '@second-bell/contract';
import { LayoutGrid } from 'lucide-react';
import type { ComponentProps } from 'react';

import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';

import type { TestClock } from '#lib/attempt-log/test-clock.ts';
import { ExamTimer } from './exam-timer.tsx';
import { ExitButton } from './exit-button.tsx';
import { answeredCount, type Run } from './model.ts';
import { SaveStatus } from './save-status.tsx';

type RunnerHeaderProps = {
  exam: Exam;
  run: Run;
  isPanelOpen: boolean;
  disabled: boolean;
  onPanelToggle: () => void;
  onSave: () => void;
  onLeave: () => void;
};

export function RunnerHeader({
  exam,
  run,
  isPanelOpen,
  disabled,
  onPanelToggle,
  ...ways
}: RunnerHeaderProps) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <p className="text-small text-ink-soft max-sm:sr-only">
          {exam.type} · {exam.subject}
        </p>
        <h1 className="text-lead sm:text-heading-s">{exam.title}</h1>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          intent="secondary"
          size="small"
          aria-expanded={isPanelOpen}
          disabled={disabled}
          onClick={onPanelToggle}
        >
          <LayoutGrid aria-hidden="true" />
          Review
        </Button>
        <ExitButton answered={answeredCount(run)} disabled={disabled} {...ways} />
      </div>
    </header>
  );
}

type StatusBarProps = {
  run: Run;
  questionCount: number;
  clock: TestClock;
  isRunning: boolean;
  saving: ComponentProps<typeof SaveStatus>;
  onPauseToggle: () => void;
  onTimeUp: () => void;
};

/** Where the learner stands, always in sight: the time must not hide above a long question. */
export function StatusBar({ run, questionCount, saving, ...timer }: StatusBarProps) {
  const number = run.currentIndex + 1;

  return (
    <div className="top-(--header-height) z-10 -mx-4 grid gap-2 bg-surface px-4 py-2 sm:-mx-6 sm:px-6 tall:sticky">
      <div className="flex min-h-11 items-center justify-between gap-2">
        <div className="min-w-0 items-baseline gap-x-5 sm:flex">
          <p className="font-semibold min-[22rem]:whitespace-nowrap">
            Question {number} of {questionCount}
          </p>
          <div className="flex flex-wrap gap-x-3 text-small whitespace-nowrap text-ink-soft sm:gap-x-5">
            <span>{answeredCount(run)} answered</span>
            <span>{run.flagged.length} flagged</span>
            <SaveStatus {...saving} />
          </div>
        </div>
        {run.closing === null && run.limitSeconds !== null && (
          <ExamTimer limitSeconds={run.limitSeconds} isPaused={run.pausedBy !== null} {...timer} />
        )}
      </div>
      <ProgressBar value={number} max={questionCount} label="Progress" />
    </div>
  );
}

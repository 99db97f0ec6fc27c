import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';

import { EXIT_TEST, SHORTCUTS } from '#copy/student-test.ts';
import type { TestClock } from '#lib/attempt-log/test-clock.ts';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { ShortcutHelp } from '#ui/shortcut-help.tsx';

import { ElapsedTime } from './elapsed-time.tsx';
import { StartOverButton } from './start-over-button.tsx';

type TestHeaderProps = {
  title: string;
  position: number;
  questionCount: number;
  answered: number;
  correct: number;
  clock: TestClock;
  help: { isOpen: boolean; setIsOpen: (isOpen: boolean) => void };
  onStartOver: () => void;
  onExit: () => void;
};

/** Title, ways out, and the four counters over the progress bar. */
export function TestHeader({
  title,
  position,
  questionCount,
  help,
  onStartOver,
  onExit,
  ...figures
}: TestHeaderProps) {
  return (
    <header className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:flex-nowrap">
        <h1 className="min-w-0 text-heading-s max-sm:basis-full">{title}</h1>
        <div className="flex shrink-0 items-center gap-2">
          <ShortcutHelp lines={SHORTCUTS} open={help.isOpen} onOpenChange={help.setIsOpen} />
          <StartOverButton answered={figures.answered} onStartOver={onStartOver} />
          <Button intent="secondary" size="small" onClick={onExit}>
            <LogOut aria-hidden="true" />
            {EXIT_TEST}
          </Button>
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-2 text-center min-[21rem]:grid-cols-4">
        <Counter name="Progress" value={`${position} / ${questionCount}`} />
        <Counter name="Answered" value={figures.answered} />
        <Counter name="Correct" value={figures.correct} />
        <Counter name="Time" value={<ElapsedTime clock={figures.clock} />} />
      </dl>
      <ProgressBar label="Questions" value={position} max={questionCount} />
    </header>
  );
}

function Counter({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className="rounded-control bg-surface-sunken px-1 py-2">
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="text-body font-bold whitespace-nowrap tabular-nums sm:text-lead">{value}</dd>
    </div>
  );
}

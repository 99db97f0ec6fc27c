import type { ReactNode } from 'react';

import { NOT_KEPT } from '#copy/test-screen.ts';
import { useTestLock } from '#lib/offline/use-test-lock.ts';
import { TestSettings } from '#lib/settings/test-settings.tsx';
import { cn } from '#ui/cn.ts';
import { Notice } from '#ui/notice.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';

import type { ScreenMode } from './screen-mode.ts';

/** The clock can be hidden where it runs out. */
const SETTINGS_OF = { timed: ['timer'], learn: [] } as const;

type TestScreenProps = {
  mode: ScreenMode;
  title: string;
  /** Above the title: the exam and the subject. */
  about: string | undefined;
  /** What can be done with the test as a whole. */
  actions: ReactNode;
  index: number;
  questionCount: number;
  /** The figures and the clock, in one row where there is room. */
  status: ReactNode;
  /** Whether this device keeps the test. */
  isKept: boolean;
  /** Some text stands beside the questions. */
  hasReading: boolean;
  /** Beside the question, where there is room: all questions at a glance. */
  panel?: ReactNode;
  /** Previous, Next and the end. */
  steps: ReactNode;
  /** The question, or what covers it. */
  children: ReactNode;
};

/**
 * The screen on which a test is taken, in either mode. Where one stands, the clock and the way on stay in sight,
 * however long the question.
 */
export function TestScreen({ mode, panel, steps, children, ...top }: TestScreenProps) {
  const hasPanel = panel !== undefined;
  useTestLock();

  return (
    <div
      data-mode={mode}
      className={cn(
        'test-screen mx-auto flex w-full flex-col gap-3 px-4 pt-3 sm:px-6 sm:pt-5',
        top.hasReading || hasPanel ? 'max-w-6xl' : 'max-w-4xl',
      )}
    >
      <ScreenHeader mode={mode} {...top} />
      <StatusBar {...top} />
      {!top.isKept && <Notice tone="caution" title={NOT_KEPT[mode]} />}
      <div className={cn('grid items-start gap-5', hasPanel && 'lg:grid-cols-[minmax(0,1fr)_21rem]')}>
        {hasPanel && <div className="min-w-0 lg:order-last">{panel}</div>}
        <div className="grid min-w-0 gap-3">{children}</div>
      </div>
      <div className="bottom-0 z-10 -mx-4 mt-auto grid gap-3 border-t border-line bg-surface px-4 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] low:py-1 sm:-mx-6 sm:px-6 roomy:sticky">
        {steps}
      </div>
    </div>
  );
}

type ScreenHeaderProps = Pick<TestScreenProps, 'mode' | 'title' | 'about' | 'actions'>;

function ScreenHeader({ mode, title, about, actions }: ScreenHeaderProps) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <div className="min-w-0 grow basis-36">
        {about !== undefined && <p className="text-small text-ink-soft max-sm:sr-only">{about}</p>}
        <h1 className="text-body sm:text-heading-s">{title}</h1>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <TestSettings more={SETTINGS_OF[mode]} />
        {actions}
      </div>
    </header>
  );
}

type StatusBarProps = Pick<TestScreenProps, 'index' | 'questionCount' | 'status'>;

/** Where the learner stands, always in sight: the time must not hide above a long question. */
function StatusBar({ index, questionCount, status }: StatusBarProps) {
  return (
    <div className="sticky top-(--screen-top) z-10 -mx-4 grid gap-2 bg-surface px-4 py-2 low:gap-1 low:py-1 sm:-mx-6 sm:px-6">
      {status}
      <ProgressBar value={index + 1} max={questionCount} label="Progress" className="low:h-1" />
    </div>
  );
}

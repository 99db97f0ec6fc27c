import { ArrowLeft, ArrowRight } from 'lucide-react';

import { END, NEXT, PREVIOUS } from '#copy/test-screen.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';

import type { ScreenMode } from './screen-mode.ts';

type StepBarProps = {
  mode: ScreenMode;
  index: number;
  questionCount: number;
  disabled: boolean;
  /** By -1 or 1. */
  onStep: (step: number) => void;
  onEnd: () => void;
};

/** On a low screen the question needs the room more. */
const SLIM = 'low:min-h-11 low:py-0';

/**
 * Previous, Next and, on the last question only, what ends the test.
 *
 * That has a place of its own: nothing asks before it is done, so a double press on Next must not land on it.
 */
export function StepBar({ mode, index, questionCount, disabled, onStep, onEnd }: StepBarProps) {
  const isLast = index === questionCount - 1;
  // Of a test with feedback there is nothing after the last question, not even a Next that waits.
  const hasNext = !isLast || mode === 'timed';

  return (
    <nav
      aria-label="Questions"
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2 low:gap-1.5 sm:grid-cols-3 sm:gap-3"
    >
      {isLast && (
        <Button
          disabled={disabled}
          onClick={onEnd}
          className={cn('max-sm:col-span-full sm:col-start-2 sm:row-start-1', SLIM)}
        >
          {END[mode]}
        </Button>
      )}
      <Button
        intent="secondary"
        disabled={disabled || index === 0}
        onClick={() => onStep(-1)}
        className={cn('sm:col-start-1 sm:min-w-40 sm:justify-self-start', SLIM)}
      >
        <ArrowLeft aria-hidden="true" />
        {PREVIOUS}
      </Button>
      {hasNext && (
        <Button
          intent={isLast ? 'secondary' : 'primary'}
          disabled={disabled || isLast}
          onClick={() => onStep(1)}
          className={cn('sm:col-start-3 sm:min-w-40 sm:justify-self-end', SLIM)}
        >
          {NEXT}
          <ArrowRight aria-hidden="true" />
        </Button>
      )}
    </nav>
  );
}

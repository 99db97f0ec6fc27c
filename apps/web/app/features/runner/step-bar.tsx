import { ArrowLeft, ArrowRight } from 'lucide-react';

import { SUBMIT } from '#copy/runner.ts';
import { Button } from '#ui/button.tsx';

type StepBarProps = {
  index: number;
  questionCount: number;
  disabled: boolean;
  onMove: (index: number) => void;
  onSubmit: () => void;
};

/**
 * Previous, Next and, on the last question only, Submit Test.
 *
 * Submit Test has a row of its own: nothing asks before it is sent, so a double press on Next must not land on it.
 */
export function StepBar({ index, questionCount, disabled, onMove, onSubmit }: StepBarProps) {
  const isLast = index === questionCount - 1;

  return (
    <div className="grid grid-cols-2 gap-3">
      {isLast && (
        <Button disabled={disabled} onClick={onSubmit} className="col-span-2">
          {SUBMIT}
        </Button>
      )}
      <Button intent="secondary" disabled={disabled || index === 0} onClick={() => onMove(index - 1)}>
        <ArrowLeft aria-hidden="true" />
        Previous
      </Button>
      <Button
        intent={isLast ? 'secondary' : 'primary'}
        disabled={disabled || isLast}
        onClick={() => onMove(index + 1)}
      >
        Next
        <ArrowRight aria-hidden="true" />
      </Button>
    </div>
  );
}

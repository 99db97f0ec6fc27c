import { ArrowLeft, ArrowRight, Check } from 'lucide-react';

import { FINISH_TEST, NEXT, PREVIOUS } from '#copy/student-test.ts';
import { Button } from '#ui/button.tsx';

type StepBarProps = {
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: number) => void;
  onFinish: () => void;
};

/** The way to the next question, within a thumb's reach; on a very low screen it does not take room from the question. */
export function StepBar({ isFirst, isLast, onMove, onFinish }: StepBarProps) {
  return (
    <nav
      aria-label="Questions"
      className="-mx-4 mt-auto flex justify-between gap-3 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] tall:sticky tall:bottom-0 sm:mx-0 sm:px-0 sm:py-4"
    >
      <Button intent="secondary" disabled={isFirst} onClick={() => onMove(-1)}>
        <ArrowLeft aria-hidden="true" />
        {PREVIOUS}
      </Button>
      {isLast ? (
        <Button className="grow sm:min-w-40 sm:grow-0" onClick={onFinish}>
          <Check aria-hidden="true" />
          {FINISH_TEST}
        </Button>
      ) : (
        <Button className="grow sm:min-w-40 sm:grow-0" onClick={() => onMove(1)}>
          {NEXT}
          <ArrowRight aria-hidden="true" />
        </Button>
      )}
    </nav>
  );
}

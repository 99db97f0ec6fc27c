import { ArrowLeft, ArrowRight } from 'lucide-react';

import { Button } from '#ui/button.tsx';

type ReviewStepsProps = { position: number; total: number; onGo: (position: number) => void };

/** From question to question. */
export function ReviewSteps({ position, total, onGo }: ReviewStepsProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Button intent="secondary" disabled={position === 0} onClick={() => onGo(position - 1)}>
        <ArrowLeft aria-hidden="true" />
        Previous
      </Button>
      <p className="text-ink-soft tabular-nums">
        {position + 1} of {total}
      </p>
      <Button intent="secondary" disabled={position >= total - 1} onClick={() => onGo(position + 1)}>
        Next
        <ArrowRight aria-hidden="true" />
      </Button>
    </div>
  );
}

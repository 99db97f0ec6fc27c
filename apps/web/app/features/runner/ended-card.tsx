import { ArrowRight } from 'lucide-react';

import { ENDED_ELSEWHERE, leftOut } from '#copy/runner.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

type EndedCardProps = {
  /** Questions whose answer was given here and came too late. */
  leftOutCount: number;
  onResults: () => void;
};

/** Covers a test that was handed in from another tab or device, and says what became of the answers given here. */
export function EndedCard({ leftOutCount, onResults }: EndedCardProps) {
  return (
    <Card className="grid justify-items-center gap-5 py-14 text-center">
      <output className="grid max-w-prose gap-2">
        <span className="text-lead font-semibold">{ENDED_ELSEWHERE.title}</span>
        <span>{ENDED_ELSEWHERE.text}</span>
        {leftOutCount > 0 && <span>{leftOut(leftOutCount)}</span>}
      </output>
      <Button onClick={onResults}>
        See your results
        <ArrowRight aria-hidden="true" />
      </Button>
    </Card>
  );
}

import { Play } from 'lucide-react';

import { PAUSED, welcomeBack } from '#copy/runner.ts';
import { formatRemaining } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

import { answeredCount, type Run } from './model.ts';

type CoverCardProps = {
  cover: 'paused' | 'absence';
  run: Run;
  /** Null where there is no limit. */
  remainingSeconds: number | null;
  onResume: () => void;
};

/** Covers the question while the clock stands still. */
export function CoverCard({ cover, run, remainingSeconds, onResume }: CoverCardProps) {
  const left = remainingSeconds === null ? null : formatRemaining(remainingSeconds);
  const isPaused = cover === 'paused';

  return (
    <Card className="grid justify-items-center gap-5 py-14 text-center">
      <output className="text-lead font-semibold">
        {isPaused ? PAUSED : welcomeBack(answeredCount(run), run.questionIds.length, left)}
      </output>
      <Button onClick={onResume}>
        <Play aria-hidden="true" />
        {isPaused ? 'Resume test' : 'Continue test'}
      </Button>
    </Card>
  );
}

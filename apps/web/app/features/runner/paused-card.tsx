import { Play } from 'lucide-react';

import { PAUSED } from '#copy/runner.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

/** Covers the question while the clock stands still. */
export function PausedCard({ onResume }: { onResume: () => void }) {
  return (
    <Card className="grid justify-items-center gap-5 py-14 text-center">
      <output className="text-lead font-semibold">{PAUSED}</output>
      <Button onClick={onResume}>
        <Play aria-hidden="true" />
        Resume test
      </Button>
    </Card>
  );
}

import { RotateCcw } from 'lucide-react';
import { useState } from 'react';

import { START_OVER } from '#copy/student-test.ts';
import { Button } from '#ui/button.tsx';
import { late } from '#ui/late.tsx';

type StartOverButtonProps = { answered: number; onStartOver: () => void };

const StartOverDialog = late(async () => (await import('./start-over-dialog.tsx')).StartOverDialog);

/** Begins the test anew, once a place in it is kept. It cannot be taken back, so it asks. */
export function StartOverButton({ answered, onStartOver }: StartOverButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  if (answered === 0) return null;

  return (
    <>
      <Button intent="quiet" size="small" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        <RotateCcw aria-hidden="true" />
        {START_OVER}
      </Button>
      <StartOverDialog
        isShown={isAsking}
        answered={answered}
        onStartOver={onStartOver}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}

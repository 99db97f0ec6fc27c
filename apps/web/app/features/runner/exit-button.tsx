import { LogOut } from 'lucide-react';
import { useState } from 'react';

import { EXIT_TEST } from '#copy/test-screen.ts';
import { Button } from '#ui/button.tsx';
import { late } from '#ui/late.tsx';

type ExitButtonProps = {
  answered: number;
  disabled: boolean;
  onSave: () => void;
  onLeave: () => void;
};

const ExitDialog = late(async () => (await import('./exit-dialog.tsx')).ExitDialog);

/** Exit Test. Where an answer was given, it asks what becomes of it. */
export function ExitButton({ answered, disabled, ...ways }: ExitButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const asks = answered > 0;

  return (
    <>
      <Button
        intent="secondary"
        size="small"
        disabled={disabled}
        aria-haspopup={asks ? 'dialog' : undefined}
        onClick={asks ? () => setIsAsking(true) : ways.onLeave}
      >
        <LogOut aria-hidden="true" />
        {EXIT_TEST}
      </Button>
      <ExitDialog isShown={isAsking} answered={answered} {...ways} onClose={() => setIsAsking(false)} />
    </>
  );
}

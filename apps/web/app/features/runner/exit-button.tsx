import { LogOut } from 'lucide-react';

import { LEAVE_WITHOUT_SCORE, SAVE_AND_LEAVE } from '#copy/runner.ts';
import { EXIT_TEST } from '#copy/test-screen.ts';
import { count } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '#ui/dialog.tsx';

type ExitButtonProps = {
  answered: number;
  disabled: boolean;
  onSave: () => void;
  onLeave: () => void;
};

/** Exit Test. The way that keeps the test comes first: leaving without a score throws the answers away. */
export function ExitButton({ answered, disabled, onSave, onLeave }: ExitButtonProps) {
  if (answered === 0) {
    return (
      <Button intent="secondary" size="small" disabled={disabled} onClick={onLeave}>
        <LogOut aria-hidden="true" />
        {EXIT_TEST}
      </Button>
    );
  }

  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button intent="secondary" size="small" disabled={disabled}>
          <LogOut aria-hidden="true" />
          {EXIT_TEST}
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Leave this test?"
        description={`You have answered ${count(answered, 'question')}. Save and leave keeps them, and the clock stands still until you come back. If you leave without a score, your answers are thrown away and the test is listed as left early.`}
      >
        <div className="flex flex-wrap gap-3">
          <DialogClose asChild>
            <Button onClick={onSave}>{SAVE_AND_LEAVE}</Button>
          </DialogClose>
          <DialogClose asChild>
            <Button intent="secondary">Keep going</Button>
          </DialogClose>
          <DialogClose asChild>
            <Button intent="danger" onClick={onLeave}>
              {LEAVE_WITHOUT_SCORE}
            </Button>
          </DialogClose>
        </div>
      </DialogContent>
    </Dialog>
  );
}

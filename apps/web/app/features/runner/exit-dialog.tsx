import { LEAVE_WITHOUT_SCORE, SAVE_AND_LEAVE } from '#copy/runner.ts';
import { count } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '#ui/dialog.tsx';
import { useFocusBack } from '#ui/use-focus-back.ts';

type ExitDialogProps = { answered: number; onSave: () => void; onLeave: () => void; onClose: () => void };

/** The ways out; mounted while it is open. The one that keeps the test comes first: the other throws the answers away. */
export function ExitDialog({ answered, onSave, onLeave, onClose }: ExitDialogProps) {
  const giveFocusBack = useFocusBack();

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title="Leave this test?"
        description={`You have answered ${count(answered, 'question')}. Save and leave keeps them, and the clock stands still until you come back. If you leave without a score, your answers are thrown away and the test is listed as left early.`}
        onCloseAutoFocus={giveFocusBack}
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

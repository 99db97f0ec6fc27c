import { START_OVER } from '#copy/student-test.ts';
import { count } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '#ui/dialog.tsx';
import { useFocusBack } from '#ui/use-focus-back.ts';

type StartOverDialogProps = { answered: number; onStartOver: () => void; onClose: () => void };

/** Mounted while it is open. */
export function StartOverDialog({ answered, onStartOver, onClose }: StartOverDialogProps) {
  const giveFocusBack = useFocusBack();

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title="Start over?"
        description={`You have answered ${count(answered, 'question')}. They are cleared, and you begin at question 1.`}
        onCloseAutoFocus={giveFocusBack}
      >
        <div className="flex flex-wrap gap-3">
          <DialogClose asChild>
            <Button intent="secondary">Keep going</Button>
          </DialogClose>
          <DialogClose asChild>
            <Button intent="danger" onClick={onStartOver}>
              {START_OVER}
            </Button>
          </DialogClose>
        </div>
      </DialogContent>
    </Dialog>
  );
}

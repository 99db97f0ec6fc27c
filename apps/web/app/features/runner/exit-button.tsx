import { EXIT } from '#copy/runner.ts';
import { count } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '#ui/dialog.tsx';

type ExitButtonProps = { answered: number; disabled: boolean; onLeave: () => void };

/** Exit Test. Leaving throws the answers away, so it asks once where there are any. */
export function ExitButton({ answered, disabled, onLeave }: ExitButtonProps) {
  if (answered === 0) {
    return (
      <Button intent="danger" size="small" disabled={disabled} onClick={onLeave}>
        {EXIT}
      </Button>
    );
  }

  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button intent="danger" size="small" disabled={disabled}>
          {EXIT}
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Leave this test?"
        description={`You have answered ${count(answered, 'question')}. If you leave now, your answers are thrown away and the test is listed as left early.`}
      >
        <div className="flex flex-wrap gap-3">
          <DialogClose asChild>
            <Button>Keep going</Button>
          </DialogClose>
          <DialogClose asChild>
            <Button intent="danger" onClick={onLeave}>
              Leave test
            </Button>
          </DialogClose>
        </div>
      </DialogContent>
    </Dialog>
  );
}

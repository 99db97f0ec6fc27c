import { RotateCcw } from 'lucide-react';

import { START_OVER } from '#copy/student-test.ts';
import { count } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '#ui/dialog.tsx';

type StartOverButtonProps = { answered: number; onStartOver: () => void };

/** Begins the test anew, once a place in it is kept. It cannot be taken back, so it asks. */
export function StartOverButton({ answered, onStartOver }: StartOverButtonProps) {
  if (answered === 0) return null;

  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button intent="quiet" size="small">
          <RotateCcw aria-hidden="true" />
          {START_OVER}
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Start over?"
        description={`You have answered ${count(answered, 'question')}. They are cleared, and you begin at question 1.`}
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

import { use } from 'react';

import { Button } from './button.tsx';
import { DialogClose } from './dialog.tsx';
import { FailureWords } from './failure.tsx';
import { Notice } from './notice.tsx';

type FormButtonsProps = {
  /** What the form does: `Create Subject`. */
  submit: string;
  /** The way back. */
  cancel?: string;
  isReady: boolean;
  isBusy: boolean;
  /** Why the last try did not work. */
  problem: unknown;
};

/** The end of a dialog's form: what went wrong, the way back, and the way on. */
export function FormButtons({ submit, cancel = 'Cancel', isReady, isBusy, problem }: FormButtonsProps) {
  return (
    <>
      <SaveProblem problem={problem} />
      <div className="flex flex-wrap justify-end gap-3">
        <DialogClose asChild>
          <Button intent="secondary">{cancel}</Button>
        </DialogClose>
        <Button type="submit" disabled={!isReady || isBusy}>
          {isBusy ? 'Saving…' : submit}
        </Button>
      </div>
    </>
  );
}

/** Stays where it is until the next try, unlike a toast. */
function SaveProblem({ problem }: { problem: unknown }) {
  const wordsFor = use(FailureWords);
  if (!problem) return null;

  return (
    <Notice tone="critical" title="This was not saved" role="alert">
      {wordsFor(problem)}
    </Notice>
  );
}

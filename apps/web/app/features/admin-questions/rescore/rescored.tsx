import type { Rescored, RescorePreview } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { type ReactNode, use } from 'react';

import { RESCORE, RESCORE_NOTICES } from '#copy/rescore.ts';
import { count, formatMoment } from '#lib/format.ts';
import { useAdminMutation } from '#lib/use-admin-mutation.ts';
import { Button } from '#ui/button.tsx';
import { FailureWords } from '#ui/failure.tsx';
import { Notice } from '#ui/notice.tsx';

/** After a correction: what was done, and the way back. */
export function Corrected({ rescored, onClose }: { rescored: Rescored; onClose: () => void }) {
  const changed = rescored.changes.reduce((sum, { attempts }) => sum + attempts, 0);

  return (
    <UndoableCorrection id={rescored.id} onClose={onClose}>
      <p role="status">
        {changed === 0
          ? RESCORE.noChange
          : `${count(changed, 'score')} changed. Learners see it with their results.`}
      </p>
    </UndoableCorrection>
  );
}

type NothingToCorrectProps = { last: RescorePreview['last']; onClose: () => void };

/** No attempt is left with another key; an earlier correction can be undone. */
export function NothingToCorrect({ last, onClose }: NothingToCorrectProps) {
  if (!last) return <p>{RESCORE.nothingText}</p>;

  return (
    <UndoableCorrection id={last.id} onClose={onClose}>
      <p>{RESCORE.nothingText}</p>
      <p>
        {last.administrator} corrected {count(last.attempts, 'attempt')} on {formatMoment(last.at)}. The
        reason: “{last.reason}”
      </p>
    </UndoableCorrection>
  );
}

type UndoableCorrectionProps = { id: string; onClose: () => void; children: ReactNode };

function UndoableCorrection({ id, onClose, children }: UndoableCorrectionProps) {
  const wordsFor = use(FailureWords);
  const { mutate, isPending, error } = useAdminMutation(calls.rescoring.undo, RESCORE_NOTICES.undo);

  const undo = () => mutate({ params: { id } }, { onSuccess: onClose });

  return (
    <div className="grid gap-5">
      {children}
      {error && (
        <Notice tone="critical" title={RESCORE.notUndone} role="alert">
          {wordsFor(error)}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button intent="secondary" disabled={isPending} onClick={undo}>
          {isPending ? RESCORE.undoing : RESCORE.undo}
        </Button>
        <Button onClick={onClose}>Close</Button>
      </div>
    </div>
  );
}

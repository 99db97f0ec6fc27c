import type { DeletedContent } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { use } from 'react';

import { KIND_NAMES, RESTORE, restoreNotices } from '#copy/admin-history.ts';
import { useAdminMutation } from '#lib/use-admin-mutation.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FailureWords } from '#ui/failure.tsx';
import { LineText } from '#ui/line-text.tsx';
import { Notice } from '#ui/notice.tsx';

import { countsBelow } from './counts-below.ts';
import { titleText } from './title-words.ts';

type RestoreDialogProps = { content: DeletedContent; onClose: () => void };

/** Asks before something comes back, and says where to. What stands in the way stays to be read. */
export function RestoreDialog({ content, onClose }: RestoreDialogProps) {
  const wordsFor = use(FailureWords);
  const { id, kind, place } = content;
  const { mutate, isPending, error } = useAdminMutation(
    calls.auditTrail.restoreContent,
    restoreNotices(kind),
  );
  const counts = countsBelow(content);

  return (
    <ConfirmDialog
      title={
        <>
          Restore the {KIND_NAMES[kind]} “<LineText>{titleText(content)}</LineText>”?
        </>
      }
      intent="primary"
      confirm={isPending ? RESTORE.busy : RESTORE.open}
      isBusy={isPending}
      onConfirm={() => mutate({ params: { id } }, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <p>{place === '' ? 'It comes back to the list of products.' : `It comes back to ${place}.`}</p>
      {counts.length > 0 && <p>Restored with it: {counts.join(', ')}.</p>}
      {error && (
        <Notice tone="critical" title={RESTORE.problem} role="alert">
          {wordsFor(error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}

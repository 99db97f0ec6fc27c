import type { EndpointShape } from '@second-bell/contract';
import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect } from 'react';

import { CANNOT_BE_UNDONE, KEPT_IN_HISTORY } from '#copy/admin.ts';
import { isNotFound } from '#lib/failure-message.ts';
import { useAdminMutation } from '#lib/use-admin-mutation.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FailureWords } from '#ui/failure.tsx';
import { Notice } from '#ui/notice.tsx';

type DeleteDialogProps = {
  /** What it is: `subject`. */
  kind: string;
  row: { id: string; name: string };
  /** What hangs below it: `3 practice tests`, `120 questions`. */
  below: readonly string[];
  endpoint: EndpointShape & { method: 'DELETE' };
  notices: { success: string; failure: string };
  onClose: () => void;
};

/** Asks before something is deleted, and says how much goes with it. */
export function DeleteDialog({ kind, row, below, endpoint, notices, onClose }: DeleteDialogProps) {
  const wordsFor = use(FailureWords);
  const queryClient = useQueryClient();
  // The figures may be hours old, since what was loaded never goes stale by itself.
  useEffect(() => void queryClient.invalidateQueries(), [queryClient]);
  const { mutate, isPending, error } = useAdminMutation<EndpointShape>(endpoint, notices);
  const confirm = () => {
    const input: object = { params: { id: row.id } };
    mutate(input, {
      onSuccess: onClose,
      // Someone else was faster: what is asked for is done.
      onError: (refusal) => isNotFound(refusal) && onClose(),
    });
  };

  return (
    <ConfirmDialog
      title={`Delete the ${kind} “${row.name}”?`}
      confirm={isPending ? 'Deleting…' : 'Delete'}
      isBusy={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p className="font-semibold">{CANNOT_BE_UNDONE}</p>
      {below.length > 0 && <p>Deleted with it: {below.join(', ')}.</p>}
      <p className="text-ink-soft">{KEPT_IN_HISTORY}</p>
      {error && (
        <Notice tone="critical" title="This was not deleted" role="alert">
          {wordsFor(error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}

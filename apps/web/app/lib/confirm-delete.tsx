import type { EndpointShape } from '@second-bell/contract';
import type { Call } from '@second-bell/contract/calls';
import { type ReactNode, use } from 'react';

import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FailureWords } from '#ui/failure.tsx';
import { Notice } from '#ui/notice.tsx';

import { isNotFound } from './failure-message.ts';
import { useAdminMutation } from './use-admin-mutation.ts';

type ConfirmDeleteProps = {
  title: string;
  /** What the button says, at rest and at work. */
  words?: { confirm: string; busy: string };
  id: string;
  call: Call<EndpointShape & { method: 'DELETE' }>;
  notices: { success: string; failure: string };
  onClose: () => void;
  /** What follows from a yes. */
  children: ReactNode;
};

const DELETE = { confirm: 'Delete', busy: 'Deleting…' };

/** Asks before a row is deleted, deletes it, and stays where that failed. */
export function ConfirmDelete({
  title,
  words = DELETE,
  id,
  call,
  notices,
  onClose,
  children,
}: ConfirmDeleteProps) {
  const wordsFor = use(FailureWords);
  const { mutate, isPending, error } = useAdminMutation<EndpointShape>(call, notices);
  const confirm = () => {
    const input: object = { params: { id } };
    mutate(input, {
      onSuccess: onClose,
      // Someone else was faster: what is asked for is done.
      onError: (refusal) => isNotFound(refusal) && onClose(),
    });
  };

  return (
    <ConfirmDialog
      title={title}
      confirm={isPending ? words.busy : words.confirm}
      isBusy={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {children}
      {error && (
        <Notice tone="critical" title="This did not work" role="alert">
          {wordsFor(error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}

import type { Administrator } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';

import { REMOVE } from '#copy/admin-people.ts';
import { ConfirmDelete } from '#lib/confirm-delete.tsx';

type RemoveDialogProps = { person: Administrator; onClose: () => void };

/** Asks before an administrator goes, or an invitation. */
export function RemoveDialog({ person: { id, name, status }, onClose }: RemoveDialogProps) {
  const { title, text, words, notices } = REMOVE[status];

  return (
    <ConfirmDelete
      title={title(name)}
      words={words}
      id={id}
      call={calls.accounts.removeAdministrator}
      notices={notices}
      onClose={onClose}
    >
      <p>{text}</p>
    </ConfirmDelete>
  );
}

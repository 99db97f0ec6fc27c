import type { AdminSubject } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';

import { CONTENT_NOTICES } from '#copy/admin.ts';
import type { OpenDialog } from '#lib/open-dialog.ts';
import { useCreate } from '#lib/use-create.ts';
import { useEdit } from '#lib/use-edit.ts';

import { takenAlong } from './counts.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';

const { createSubject, updateSubject, deleteSubject } = calls.subjectAdministration;

type SubjectDialogsProps = {
  dialog: OpenDialog<AdminSubject> | undefined;
  productId: string;
  /** Subjects there are: the place of the next one. */
  count: number;
  onClose: () => void;
};

export function SubjectDialogs({ dialog, productId, count, onClose }: SubjectDialogsProps) {
  if (dialog?.kind === 'create') return <CreateSubject {...{ productId, count, onClose }} />;
  if (dialog?.kind === 'edit') return <EditSubject subject={dialog.row} onClose={onClose} />;
  if (dialog?.kind !== 'delete') return null;

  return (
    <DeleteDialog
      kind="subject"
      row={dialog.row}
      below={takenAlong(dialog.row)}
      call={deleteSubject}
      notices={CONTENT_NOTICES.deleteSubject}
      onClose={onClose}
    />
  );
}

function CreateSubject({ productId, count, onClose }: Omit<SubjectDialogsProps, 'dialog'>) {
  const saving = useCreate(createSubject, {
    notices: CONTENT_NOTICES.createSubject,
    parent: { productId, displayOrder: count },
    onDone: onClose,
  });

  return <NameDialog title="Add Subject" submit="Create Subject" saving={saving} onClose={onClose} />;
}

function EditSubject({ subject, onClose }: { subject: AdminSubject; onClose: () => void }) {
  const saving = useEdit(updateSubject, {
    row: subject,
    notices: CONTENT_NOTICES.updateSubject,
    onDone: onClose,
  });

  return (
    <NameDialog title="Edit Subject" submit="Save Subject" row={subject} saving={saving} onClose={onClose} />
  );
}

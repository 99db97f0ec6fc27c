import type { AdminStudyMaterial } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';

import { CANNOT_BE_UNDONE } from '#copy/admin.ts';
import { MATERIAL_LAST_WORDS, MATERIAL_NOTICES, MATERIALS } from '#copy/admin-materials.ts';
import { ConfirmDelete } from '#lib/confirm-delete.tsx';
import type { OpenDialog } from '#lib/open-dialog.ts';
import { useCreate } from '#lib/use-create.ts';
import { useEdit } from '#lib/use-edit.ts';

import { MaterialDialog } from './material-dialog.tsx';

const { create, update, delete: remove } = calls.studyMaterialAdministration;

type MaterialDialogsProps = { dialog: OpenDialog<AdminStudyMaterial> | undefined; onClose: () => void };

export function MaterialDialogs({ dialog, onClose }: MaterialDialogsProps) {
  if (dialog?.kind === 'create') return <CreateMaterial onClose={onClose} />;
  if (dialog?.kind === 'edit') return <EditMaterial material={dialog.row} onClose={onClose} />;
  if (dialog?.kind !== 'delete') return null;

  return (
    <ConfirmDelete
      title={`Delete the study material “${dialog.row.title}”?`}
      id={dialog.row.id}
      call={remove}
      notices={MATERIAL_NOTICES.delete}
      onClose={onClose}
    >
      <p className="font-semibold">{CANNOT_BE_UNDONE}</p>
      <p className="text-ink-soft">{MATERIAL_LAST_WORDS}</p>
    </ConfirmDelete>
  );
}

function CreateMaterial({ onClose }: { onClose: () => void }) {
  const saving = useCreate(create, { notices: MATERIAL_NOTICES.create, parent: {}, onDone: onClose });

  return (
    <MaterialDialog title={MATERIALS.add} submit="Create Study Material" saving={saving} onClose={onClose} />
  );
}

function EditMaterial({ material, onClose }: { material: AdminStudyMaterial; onClose: () => void }) {
  const saving = useEdit(update, {
    row: material,
    notices: MATERIAL_NOTICES.update,
    onDone: onClose,
  });

  return (
    <MaterialDialog
      title="Edit Study Material"
      submit="Save Study Material"
      row={material}
      saving={saving}
      onClose={onClose}
    />
  );
}

import type { AdminPracticeTest } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';

import { CONTENT_NOTICES } from '#copy/admin.ts';
import type { OpenDialog } from '#lib/open-dialog.ts';
import { useCreate } from '#lib/use-create.ts';
import { useEdit } from '#lib/use-edit.ts';

import { takenAlong } from './counts.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { TestDialog } from './test-dialog.tsx';

const { createPracticeTest, updatePracticeTest, deletePracticeTest } = calls.practiceTestAdministration;

type TestDialogsProps = {
  dialog: OpenDialog<AdminPracticeTest> | undefined;
  subjectId: string;
  onClose: () => void;
};

export function TestDialogs({ dialog, subjectId, onClose }: TestDialogsProps) {
  if (dialog?.kind === 'create') return <CreateTest {...{ subjectId, onClose }} />;
  if (dialog?.kind === 'edit') return <EditTest test={dialog.row} onClose={onClose} />;
  if (dialog?.kind !== 'delete') return null;

  const { id, title, totalQuestions } = dialog.row;

  return (
    <DeleteDialog
      kind="practice test"
      row={{ id, name: title }}
      below={takenAlong({ questionCount: totalQuestions })}
      call={deletePracticeTest}
      notices={CONTENT_NOTICES.deletePracticeTest}
      onClose={onClose}
    />
  );
}

function CreateTest({ subjectId, onClose }: Omit<TestDialogsProps, 'dialog'>) {
  const saving = useCreate(createPracticeTest, {
    notices: CONTENT_NOTICES.createPracticeTest,
    parent: { subjectId },
    onDone: onClose,
  });

  return (
    <TestDialog title="Add Practice Test" submit="Create Practice Test" saving={saving} onClose={onClose} />
  );
}

function EditTest({ test, onClose }: { test: AdminPracticeTest; onClose: () => void }) {
  const saving = useEdit(updatePracticeTest, {
    row: test,
    notices: CONTENT_NOTICES.updatePracticeTest,
    onDone: onClose,
  });

  return (
    <TestDialog
      title="Edit Practice Test"
      submit="Save Practice Test"
      row={test}
      saving={saving}
      onClose={onClose}
    />
  );
}

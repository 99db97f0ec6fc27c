import type { AdminQuestion } from '@second-bell/contract';

import { DeleteQuestionsDialog } from './actions/delete-questions-dialog.tsx';
import { MoveQuestionsDialog } from './actions/move-questions-dialog.tsx';
import { PositionDialog } from './actions/position-dialog.tsx';
import { useQuestionOrder } from './actions/use-question-order.ts';
import { AddQuestionDialog, EditQuestionDialog } from './editor/question-dialogs.tsx';
import type { OpenDialog } from './open-dialog.ts';
import { RescoreDialog } from './rescore/rescore-dialog.tsx';

type OpenQuestionDialogProps = {
  dialog: OpenDialog | undefined;
  testId: string;
  questions: readonly AdminQuestion[];
  onOpen: (dialog: OpenDialog) => void;
  onClose: () => void;
};

/** The dialog that is open, if one is. */
export function OpenQuestionDialog({ dialog, onOpen, ...props }: OpenQuestionDialogProps) {
  const reorder = useQuestionOrder(props.testId);
  if (!dialog) return null;
  if (dialog.kind === 'create') return <AddQuestionDialog {...props} />;
  if (dialog.kind === 'edit') {
    const { listed } = dialog;
    const ask = (question: AdminQuestion) =>
      onOpen({ kind: 'rescore', listed: { ...listed, question }, isUnasked: true });

    return <EditQuestionDialog listed={listed} onKeyChanged={ask} {...props} />;
  }
  if (dialog.kind === 'rescore') return <RescoreDialog {...dialog} onClose={props.onClose} />;

  const { kind, selected } = dialog;
  if (kind === 'delete') return <DeleteQuestionsDialog selected={selected} onClose={props.onClose} />;

  return kind === 'move' ? (
    <MoveQuestionsDialog selected={selected} {...props} />
  ) : (
    <PositionDialog selected={selected} onReorder={reorder} {...props} />
  );
}

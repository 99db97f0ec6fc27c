import type { AdminQuestion } from '@second-bell/contract';

import { DeleteQuestionsDialog } from './actions/delete-questions-dialog.tsx';
import { MoveQuestionsDialog } from './actions/move-questions-dialog.tsx';
import { PositionDialog } from './actions/position-dialog.tsx';
import { AddQuestionDialog, EditQuestionDialog } from './editor/question-dialogs.tsx';
import type { OpenDialog } from './open-dialog.ts';

type OpenQuestionDialogProps = {
  dialog: OpenDialog | undefined;
  testId: string;
  questions: readonly AdminQuestion[];
  onClose: () => void;
};

/** The dialog that is open, if one is. */
export function OpenQuestionDialog({ dialog, ...props }: OpenQuestionDialogProps) {
  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'create':
      return <AddQuestionDialog {...props} />;
    case 'edit':
      return <EditQuestionDialog listed={dialog.listed} {...props} />;
    case 'delete':
      return <DeleteQuestionsDialog selected={dialog.selected} onClose={props.onClose} />;
    case 'move':
      return <MoveQuestionsDialog selected={dialog.selected} {...props} />;
    case 'position':
      return <PositionDialog selected={dialog.selected} {...props} />;
  }
}

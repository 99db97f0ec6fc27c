import { use } from 'react';

import { CANNOT_BE_UNDONE, KEPT_IN_HISTORY } from '#copy/admin.ts';
import { isNotFound } from '#lib/failure-message.ts';
import { count } from '#lib/format.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FailureWords } from '#ui/failure.tsx';
import { Notice } from '#ui/notice.tsx';

import type { ListedQuestion } from '../filter/question-filter.ts';
import { questionName } from '../list/question-words.ts';
import { useDeleteQuestions } from './use-delete-questions.ts';

type DeleteQuestionsDialogProps = { selected: readonly ListedQuestion[]; onClose: () => void };

/** Asks before questions are deleted. */
export function DeleteQuestionsDialog({ selected, onClose }: DeleteQuestionsDialogProps) {
  const wordsFor = use(FailureWords);
  const { mutate, isPending, error } = useDeleteQuestions(selected.map(({ question }) => question));
  const confirm = () =>
    mutate(undefined, {
      onSuccess: onClose,
      // Someone else was faster: what is asked for is done.
      onError: (refusal) => isNotFound(refusal) && onClose(),
    });

  return (
    <ConfirmDialog
      title={`Delete ${nameOf(selected)}?`}
      confirm={isPending ? 'Deleting…' : 'Delete'}
      isBusy={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p className="font-semibold">{CANNOT_BE_UNDONE}</p>
      <p className="text-ink-soft">{KEPT_IN_HISTORY}</p>
      {error && (
        <Notice tone="critical" title="This was not deleted" role="alert">
          {wordsFor(error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}

function nameOf(selected: readonly ListedQuestion[]): string {
  const [first] = selected;

  return first && selected.length === 1
    ? questionName(first.question, first.index)
    : count(selected.length, 'question');
}

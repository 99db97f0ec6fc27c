import type { AdminQuestion } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { useState } from 'react';

import { QUESTION_NOTICES } from '#copy/admin-questions.ts';
import { useAdminMutation } from '#lib/use-admin-mutation.ts';
import { useEdit } from '#lib/use-edit.ts';

import type { ListedQuestion } from '../filter/question-filter.ts';
import { isKeyChanged } from '../rescore/key-change.ts';
import { draftOf, emptyDraft } from './question-draft.ts';
import { QuestionEditor } from './question-editor.tsx';

const { createQuestion, updateQuestion } = calls.questionAdministration;

type DialogProps = { testId: string; questions: readonly AdminQuestion[]; onClose: () => void };

export function AddQuestionDialog({ testId, questions, onClose }: DialogProps) {
  const [draft] = useState(emptyDraft);
  const { mutate, isPending, error } = useAdminMutation(createQuestion, QUESTION_NOTICES.create);
  // Spec section 7: "displayOrder is the current count".
  const place = { practiceTestId: testId, displayOrder: questions.length };

  return (
    <QuestionEditor
      title="Add Question"
      submit="Create Question"
      {...{ testId, questions, draft, onClose }}
      index={questions.length}
      saving={{
        save: (fields) => mutate({ body: { ...fields, ...place } }, { onSuccess: onClose }),
        isSaving: isPending,
        problem: error,
      }}
    />
  );
}

type EditQuestionDialogProps = DialogProps & {
  listed: ListedQuestion;
  /** Called instead of `onClose` where another option is right than before. */
  onKeyChanged: (saved: AdminQuestion) => void;
};

export function EditQuestionDialog({
  listed: { question, index },
  onKeyChanged,
  ...props
}: EditQuestionDialogProps) {
  const [draft] = useState(() => draftOf(question));
  const saving = useEdit(updateQuestion, {
    row: question,
    notices: QUESTION_NOTICES.update,
    onDone: (row) => {
      const saved = row as AdminQuestion | undefined;
      if (saved && isKeyChanged(question, saved)) onKeyChanged(saved);
      else props.onClose();
    },
  });

  return (
    <QuestionEditor
      title={`Edit Question ${index + 1}`}
      submit="Save Question"
      {...{ draft, saving, index }}
      {...props}
    />
  );
}

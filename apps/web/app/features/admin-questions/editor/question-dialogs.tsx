import type { AdminQuestion } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { useState } from 'react';

import { QUESTION_NOTICES } from '#copy/admin-questions.ts';
import { useAdminMutation } from '#lib/use-admin-mutation.ts';
import { useEdit } from '#lib/use-edit.ts';

import type { ListedQuestion } from '../filter/question-filter.ts';
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

export function EditQuestionDialog({
  listed: { question, index },
  ...props
}: DialogProps & { listed: ListedQuestion }) {
  const [draft] = useState(() => draftOf(question));
  const saving = useEdit(updateQuestion, {
    row: question,
    notices: QUESTION_NOTICES.update,
    onDone: props.onClose,
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

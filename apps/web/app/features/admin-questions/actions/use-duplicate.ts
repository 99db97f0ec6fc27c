import type { AdminQuestion } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { QUESTION_NOTICES } from '#copy/admin-questions.ts';
import { adminCall } from '#lib/admin-call.ts';
import { adminNotices } from '#lib/use-admin-mutation.ts';

import { draftOf } from '../editor/question-draft.ts';
import { questionFieldsOf } from '../editor/question-fields.ts';

/** Adds a copy of a question behind it. The copy is made at the end of the test, and then moved. */
export function useDuplicate(questions: readonly AdminQuestion[]) {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: async (original: AdminQuestion) => {
      const { practiceTestId } = original;
      const copy = await adminCall(calls.questionAdministration.createQuestion, {
        body: { ...questionFieldsOf(draftOf(original)), practiceTestId, displayOrder: questions.length },
      });
      const ids = questions.flatMap(({ id }) => (id === original.id ? [id, copy.id] : [id]));
      await adminCall(calls.questionAdministration.orderQuestions, {
        params: { id: practiceTestId },
        body: { ids },
      });
    },
    meta: adminNotices(QUESTION_NOTICES.duplicate, 'POST'),
    onSettled: () => queryClient.invalidateQueries(),
  });
}

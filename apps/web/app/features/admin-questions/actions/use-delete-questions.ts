import type { AdminQuestion } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { QUESTION_NOTICES } from '#copy/admin-questions.ts';
import { adminCall } from '#lib/admin-call.ts';
import { count } from '#lib/format.ts';
import { adminNotices } from '#lib/use-admin-mutation.ts';

/** Deletes questions of one practice test, all at once. Those already gone are passed over; where all are, it fails. */
export function useDeleteQuestions(questions: readonly Pick<AdminQuestion, 'id' | 'practiceTestId'>[]) {
  const queryClient = useQueryClient();
  const { failure } = questions.length === 1 ? QUESTION_NOTICES.delete : QUESTION_NOTICES.deleteSeveral;
  const success = `${questions.length === 1 ? 'Question' : count(questions.length, 'question')} deleted successfully`;

  return useMutation({
    mutationFn: () =>
      adminCall(calls.questionAdministration.deleteQuestions, {
        params: { id: questions[0]?.practiceTestId ?? '' },
        body: { ids: questions.map(({ id }) => id) },
      }),
    meta: adminNotices({ success, failure }, 'DELETE'),
    onSettled: () => queryClient.invalidateQueries(),
  });
}

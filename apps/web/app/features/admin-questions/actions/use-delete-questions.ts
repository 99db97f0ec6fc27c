import type { AdminQuestion } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { QUESTION_NOTICES } from '#copy/admin-questions.ts';
import { adminCall } from '#lib/admin-call.ts';
import { isNotFound } from '#lib/failure-message.ts';
import { count } from '#lib/format.ts';
import { adminNotices } from '#lib/use-admin-mutation.ts';

/**
 * Deletes questions one after the other, and counts along. One that is already gone is passed over; where all of them
 * are, the failure says so. A try after a failure goes on where the last one stopped.
 */
export function useDeleteQuestions(questions: readonly Pick<AdminQuestion, 'id'>[]) {
  const queryClient = useQueryClient();
  const [doneCount, setDoneCount] = useState(0);
  const { failure } = questions.length === 1 ? QUESTION_NOTICES.delete : QUESTION_NOTICES.deleteSeveral;
  const success = `${questions.length === 1 ? 'Question' : count(questions.length, 'question')} deleted successfully`;

  const mutation = useMutation({
    mutationFn: () => deleteFrom(questions, doneCount, setDoneCount),
    meta: adminNotices({ success, failure }, 'DELETE'),
    onSettled: () => queryClient.invalidateQueries(),
  });

  return { ...mutation, doneCount };
}

async function deleteFrom(
  questions: readonly Pick<AdminQuestion, 'id'>[],
  start: number,
  onDone: (count: number) => void,
): Promise<void> {
  let gone = 0;
  for (let place = start; place < questions.length; place += 1) {
    const id = questions[place]?.id ?? '';
    try {
      await adminCall(calls.questionAdministration.deleteQuestion, { params: { id } });
    } catch (error) {
      if (!isNotFound(error)) throw error;

      gone += 1;
      if (gone === questions.length) throw error;
    }
    onDone(place + 1);
  }
}

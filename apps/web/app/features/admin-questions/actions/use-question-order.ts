import { calls } from '@second-bell/contract/calls';

import { adminQueries } from '#lib/admin-queries.ts';
import { useReorder } from '#lib/use-reorder.ts';

/** Puts the questions of a test into a new order. */
export function useQuestionOrder(testId: string) {
  return useReorder({
    call: calls.questionAdministration.orderQuestions,
    params: { id: testId },
    queryKey: adminQueries.questions(testId).queryKey,
  });
}

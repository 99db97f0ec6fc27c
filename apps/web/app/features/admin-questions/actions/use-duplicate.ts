import { calls } from '@second-bell/contract/calls';

import { QUESTION_NOTICES } from '#copy/admin-questions.ts';
import { useAdminMutation } from '#lib/use-admin-mutation.ts';

/** Adds a copy of a question behind it. */
export function useDuplicate() {
  return useAdminMutation(calls.questionAdministration.duplicateQuestion, QUESTION_NOTICES.duplicate);
}

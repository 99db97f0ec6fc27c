import { calls } from '@second-bell/contract/calls';
import type { UseFormReturn } from 'react-hook-form';

import { QUESTION_NOTICES } from '#copy/admin-questions.ts';
import { useAdminMutation } from '#lib/use-admin-mutation.ts';

import { savesPassage } from './draft-schema.ts';
import { NEW_PASSAGE, type QuestionDraft } from './question-draft.ts';
import { passageFieldsOf } from './question-fields.ts';

const { createPassage, updatePassage } = calls.questionAdministration;

/**
 * Saves the passage of a draft, where it is new or changed, and then goes on to the question. What is saved is no change
 * of the form any more: another try of the question does not make it twice.
 */
export function useSavePassage(testId: string, { setValue }: UseFormReturn<QuestionDraft>) {
  const create = useAdminMutation(createPassage, QUESTION_NOTICES.savePassage);
  const update = useAdminMutation(updatePassage, QUESTION_NOTICES.savePassage);

  function save(draft: QuestionDraft, next: (draft: QuestionDraft) => void): void {
    if (!savesPassage(draft)) return next(draft);

    const body = passageFieldsOf(draft);
    const onSuccess = ({ id }: { id: string }) => {
      setValue('passageId', id);
      setValue('isPassageEdited', false);
      next({ ...draft, passageId: id, isPassageEdited: false });
    };
    if (draft.passageId === NEW_PASSAGE) create.mutate({ params: { id: testId }, body }, { onSuccess });
    else update.mutate({ params: { id: draft.passageId }, body }, { onSuccess });
  }

  return { save, isSaving: create.isPending || update.isPending, problem: create.error ?? update.error };
}

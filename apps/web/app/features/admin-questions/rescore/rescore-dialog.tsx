import type { RescorePreview } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { useQuery } from '@tanstack/react-query';

import { affectedWords, RESCORE, RESCORE_NOTICES } from '#copy/rescore.ts';
import { adminQuery } from '#lib/admin-call.ts';
import { QueryView } from '#lib/query-view.tsx';
import { useAdminMutation } from '#lib/use-admin-mutation.ts';
import { FormDialog } from '#ui/form-dialog.tsx';

import type { ListedQuestion } from '../filter/question-filter.ts';
import { questionName } from '../list/question-words.ts';
import { RescoreForm } from './rescore-form.tsx';
import { Corrected, NothingToCorrect } from './rescored.tsx';

type RescoreDialogProps = {
  listed: ListedQuestion;
  /** Opened by a changed key and not by a person: where no attempt is affected, nobody is asked. */
  isUnasked: boolean;
  onClose: () => void;
};

/** Asks whether the attempts that were scored by another key are to be scored by the one that the question has now. */
export function RescoreDialog({ listed: { question, index }, isUnasked, onClose }: RescoreDialogProps) {
  const params = { id: question.id };
  const preview = useQuery({
    ...adminQuery(calls.rescoring.preview, RESCORE.fetchFailure, params),
    // Never an earlier figure first.
    gcTime: 0,
  });
  const rescore = useAdminMutation(calls.rescoring.rescore, RESCORE_NOTICES.rescore);
  const { data: done } = rescore;
  const isNeeded = preview.data !== undefined && isAnyAffected(preview.data);
  if (isUnasked && !done && !isNeeded && !preview.error) return null;

  return (
    <FormDialog
      title={titleOf(preview.data, done !== undefined)}
      description={`In ${questionName(question, index)}`}
      isDirty={false}
      onClose={onClose}
    >
      {done ? (
        <Corrected rescored={done} onClose={onClose} />
      ) : (
        <QueryView query={preview} loading={RESCORE.loading}>
          {(shown) =>
            isAnyAffected(shown) ? (
              <RescoreForm
                preview={shown}
                isSaving={rescore.isPending}
                problem={rescore.error}
                onCorrect={(reason) => rescore.mutate({ params, body: { reason, expected: shown.token } })}
              />
            ) : (
              <NothingToCorrect last={shown.last} onClose={onClose} />
            )
          }
        </QueryView>
      )}
    </FormDialog>
  );
}

function isAnyAffected({ finished, open }: RescorePreview): boolean {
  return finished + open > 0;
}

function titleOf(preview: RescorePreview | undefined, isDone: boolean): string {
  if (isDone) return RESCORE.done;
  if (!preview) return RESCORE.open;

  return isAnyAffected(preview) ? affectedWords(preview) : RESCORE.nothing;
}

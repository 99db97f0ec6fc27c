import type { RescorePreview } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

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
  // What is being done stays on the screen: by then the server says that nothing is left to do.
  const [ordered, setOrdered] = useState<RescorePreview>();
  const figures = ordered ?? preview.data;
  if (isUnasked && !(figures && isAnyAffected(figures)) && !preview.error) return null;

  const correct = (reason: string, shown: RescorePreview) => {
    setOrdered(shown);
    rescore.mutate(
      { params, body: { reason, expected: shown.token } },
      { onError: () => setOrdered(undefined) },
    );
  };

  return (
    <FormDialog
      title={titleOf(figures, done !== undefined)}
      description={`In ${questionName(question, index)}`}
      isDirty={false}
      onClose={onClose}
    >
      {done ? (
        <Corrected rescored={done} onClose={onClose} />
      ) : (
        <QueryView query={preview} loading={RESCORE.loading}>
          {(latest) => (
            <Question
              preview={ordered ?? latest}
              isSaving={rescore.isPending}
              problem={rescore.error}
              onCorrect={correct}
              onClose={onClose}
            />
          )}
        </QueryView>
      )}
    </FormDialog>
  );
}

type QuestionProps = {
  preview: RescorePreview;
  isSaving: boolean;
  problem: Error | null;
  onCorrect: (reason: string, shown: RescorePreview) => void;
  onClose: () => void;
};

function Question({ preview, isSaving, problem, onCorrect, onClose }: QuestionProps) {
  if (!isAnyAffected(preview)) return <NothingToCorrect last={preview.last} onClose={onClose} />;

  return (
    <RescoreForm
      preview={preview}
      isSaving={isSaving}
      problem={problem}
      onCorrect={(reason) => onCorrect(reason, preview)}
    />
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

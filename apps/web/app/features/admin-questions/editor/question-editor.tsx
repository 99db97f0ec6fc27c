import { zodResolver } from '@hookform/resolvers/zod';
import type { AdminPassage, AdminQuestion } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';

import { adminQuery } from '#lib/admin-call.ts';
import { EditConflict } from '#lib/edit-conflict.tsx';
import type { Saving } from '#lib/saving.ts';
import { FormButtons } from '#ui/form-buttons.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';

import { CONFLICT_LABELS, versionWords } from './conflict-words.ts';
import { draftSchema } from './draft-schema.ts';
import { EditorFields } from './editor-fields.tsx';
import type { QuestionDraft } from './question-draft.ts';
import { type QuestionFields, questionFieldsOf } from './question-fields.ts';
import { QuestionPreview } from './question-preview.tsx';
import { usePictureUpload } from './use-picture-upload.ts';
import { useSavePassage } from './use-save-passage.ts';

type QuestionEditorProps = {
  title: string;
  submit: string;
  testId: string;
  /** Of the whole test, with the place of this one among them. */
  questions: readonly AdminQuestion[];
  index: number;
  /** What the form starts with. */
  draft: QuestionDraft;
  saving: Saving<QuestionFields>;
  onClose: () => void;
};

/** What scrolls must be reachable without a mouse; not every browser sees to that by itself. */
const REACHED_WITH_TAB = { tabIndex: 0 };

const NO_PASSAGES: readonly AdminPassage[] = [];

/** A question's form, beside what a learner will see. */
export function QuestionEditor({
  title,
  submit,
  testId,
  draft,
  saving,
  onClose,
  ...place
}: QuestionEditorProps) {
  const form = useForm({ resolver: zodResolver(draftSchema), defaultValues: draft });
  const { data: passages = NO_PASSAGES } = useQuery(
    adminQuery(calls.questionAdministration.passages, 'Failed to fetch passages', { id: testId }),
  );
  const passage = useSavePassage(testId, form);
  const picture = usePictureUpload((url) => form.setValue('questionImage', url, { shouldDirty: true }));
  const save = form.handleSubmit((valid) =>
    passage.save(valid, (ready) => saving.save(questionFieldsOf(ready))),
  );

  return (
    <FormDialog title={title} isDirty={form.formState.isDirty} onClose={onClose} className="max-w-7xl">
      <form onSubmit={save} noValidate className="grid gap-6">
        <div className="grid items-start gap-8 lg:grid-cols-2">
          <EditorFields form={form} questions={place.questions} passages={passages} picture={picture} />
          <LivePreview form={form} {...place} />
        </div>
        <div className="sticky -bottom-5 z-10 -mx-5 -mb-5 border-t border-line bg-surface-raised px-5 py-3 sm:-bottom-7 sm:-mx-7 sm:-mb-7 sm:px-7">
          <FormButtons
            submit={submit}
            // A question saved now would go without the picture that is on its way.
            isReady={!picture.isUploading}
            isBusy={saving.isSaving || passage.isSaving}
            problem={saving.problem ?? passage.problem}
          />
        </div>
      </form>
      <EditConflict saving={inWords(saving, passages)} labels={CONFLICT_LABELS} />
    </FormDialog>
  );
}

type LivePreviewProps = {
  form: UseFormReturn<QuestionDraft>;
  questions: readonly AdminQuestion[];
  index: number;
};

/** Typing goes first: the preview follows when there is time. */
function LivePreview({ form: { control, getValues }, ...place }: LivePreviewProps) {
  const draft = useDeferredValue({ ...getValues(), ...useWatch({ control }) } as QuestionDraft);

  return (
    <section
      aria-labelledby="preview-heading"
      className="grid min-w-0 gap-3 lg:tall:sticky lg:tall:top-0 lg:tall:max-h-[calc(100dvh-8rem)] lg:tall:overflow-y-auto lg:tall:py-1"
      {...REACHED_WITH_TAB}
    >
      <div>
        <h3 id="preview-heading" className="text-heading-s">
          Preview
        </h3>
        <p className="text-small text-ink-soft">This is how a learner sees it.</p>
      </div>
      <QuestionPreview draft={draft} {...place} />
    </section>
  );
}

/** Both versions of a conflict as the form words them. */
function inWords(saving: Saving<QuestionFields>, passages: readonly AdminPassage[]) {
  const { conflict, isSaving } = saving;
  if (!conflict) return { isSaving };

  const theirs = versionWords(conflict.theirs as AdminQuestion, passages);
  const mine = versionWords(conflict.mine as QuestionFields, passages);

  return { isSaving, conflict: { ...conflict, theirs, mine } };
}

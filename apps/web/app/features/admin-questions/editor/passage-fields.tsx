import type { AdminPassage } from '@second-bell/contract';
import { Pencil } from 'lucide-react';
import { useController, type UseFormReturn, useWatch } from 'react-hook-form';

import { count } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextArea, TextField } from '#ui/fields.tsx';
import { Notice } from '#ui/notice.tsx';

import { savesPassage } from './draft-schema.ts';
import { passageName } from './passage-name.ts';
import { NEW_PASSAGE, passageDraft, type QuestionDraft } from './question-draft.ts';

type PassageFieldsProps = { form: UseFormReturn<QuestionDraft>; passages: readonly AdminPassage[] };

/** The text that the question is about: none, one that the test has, or a new one. */
export function PassageFields({ form, passages }: PassageFieldsProps) {
  const { control, setValue } = form;
  const { field } = useController({ control, name: 'passageId' });
  const isEdited = useWatch({ control, name: 'isPassageEdited' });
  const chosen = passages.find(({ id }) => id === field.value);
  const choose = (id: string) => {
    setValue('isPassageEdited', false);
    setValue('passage', passageDraft(passages.find((passage) => passage.id === id)));
    field.onChange(id);
  };

  return (
    <div className="grid gap-4">
      <SelectField
        label="Passage"
        hint="A text that the question is about. Several questions can share it."
        value={field.value}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">None</option>
        {passages.map((passage) => (
          <option key={passage.id} value={passage.id}>
            {passageName(passage)}
          </option>
        ))}
        <option value={NEW_PASSAGE}>New passage…</option>
      </SelectField>
      {chosen && !isEdited && (
        <Button
          intent="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => setValue('isPassageEdited', true)}
        >
          <Pencil aria-hidden="true" />
          Edit passage
        </Button>
      )}
      {savesPassage({ passageId: field.value, isPassageEdited: isEdited }) && (
        <PassageWords form={form} sharedBy={chosen?.questionCount ?? 0} />
      )}
    </div>
  );
}

type PassageWordsProps = {
  form: UseFormReturn<QuestionDraft>;
  /** How many questions ask about it. */
  sharedBy: number;
};

function PassageWords({ form, sharedBy }: PassageWordsProps) {
  const { register, formState } = form;
  const problems = formState.errors.passage;

  return (
    <div className="grid gap-4 border-l-4 border-line pl-4">
      {sharedBy > 1 && (
        <Notice tone="caution" title={`${count(sharedBy, 'question')} share this passage`}>
          What you change here changes for all of them.
        </Notice>
      )}
      <TextField
        label="Title of the passage"
        problem={problems?.title?.message}
        {...register('passage.title')}
      />
      <TextArea
        label="Text of the passage"
        rows={8}
        problem={problems?.text?.message}
        {...register('passage.text')}
      />
      <TextField
        label="Source"
        hint="Who wrote it, and where it is from."
        problem={problems?.source?.message}
        {...register('passage.source')}
      />
    </div>
  );
}

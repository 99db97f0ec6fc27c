import type { AdminPassage, AdminQuestion } from '@second-bell/contract';
import { useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';

import { MARKUP_HINT, QUESTION_TYPE_NAMES } from '#copy/admin-questions.ts';
import { DIFFICULTY_NAMES } from '#copy/catalog.ts';
import { SelectField, TextArea, TextField } from '#ui/fields.tsx';

import { topicsOf } from '../filter/question-filter.ts';
import { AnswerFields } from './answer-fields.tsx';
import { PassageFields } from './passage-fields.tsx';
import { PictureField } from './picture-field.tsx';
import type { QuestionDraft } from './question-draft.ts';
import type { PictureUpload } from './use-picture-upload.ts';

type EditorFieldsProps = {
  form: UseFormReturn<QuestionDraft>;
  questions: readonly AdminQuestion[];
  passages: readonly AdminPassage[];
  picture: PictureUpload;
};

export function EditorFields({ form, questions, passages, picture }: EditorFieldsProps) {
  const { register, control, formState } = form;
  const { errors } = formState;

  return (
    <div className="grid min-w-0 gap-5">
      <TextArea
        label="Question text"
        hint={MARKUP_HINT}
        rows={4}
        required
        problem={errors.questionText?.message}
        {...register('questionText')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label="Type" {...register('questionType')}>
          <NameOptions names={QUESTION_TYPE_NAMES} />
        </SelectField>
        <SelectField label="Difficulty" {...register('difficulty')}>
          <NameOptions names={DIFFICULTY_NAMES} />
        </SelectField>
      </div>
      <AnswerFields control={control} />
      <TextArea
        label="Explanation"
        hint="Shown after the answer: why it is right."
        problem={errors.explanation?.message}
        {...register('explanation')}
      />
      <TextArea
        label="Hint"
        hint="Without one, learners see a way to work on the topic."
        rows={2}
        problem={errors.hint?.message}
        {...register('hint')}
      />
      <TextField
        label="Remember"
        hint="The gist in one sentence, shown after the explanation."
        problem={errors.remember?.message}
        {...register('remember')}
      />
      <TextField
        label="Reference"
        hint="Where it can be looked up, with its date."
        problem={errors.reference?.message}
        {...register('reference')}
      />
      <TopicField form={form} questions={questions} />
      <PictureFields form={form} picture={picture} />
      <PassageFields form={form} passages={passages} />
    </div>
  );
}

function NameOptions({ names }: { names: Readonly<Record<string, string>> }) {
  return Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}

function TopicField({ form, questions }: Pick<EditorFieldsProps, 'form' | 'questions'>) {
  const listId = useId();

  return (
    <>
      <TextField
        label="Topic"
        hint="Learners see their results by topic."
        list={listId}
        problem={form.formState.errors.topic?.message}
        {...form.register('topic')}
      />
      <datalist id={listId}>
        {topicsOf(questions).map((topic) => (
          <option key={topic}>{topic}</option>
        ))}
      </datalist>
    </>
  );
}

function PictureFields({ form, picture }: Pick<EditorFieldsProps, 'form' | 'picture'>) {
  const { control, register, setValue, formState } = form;
  const url = useWatch({ control, name: 'questionImage' });

  return (
    <>
      <PictureField
        url={url}
        picture={picture}
        onRemove={() => setValue('questionImage', '', { shouldDirty: true })}
      />
      {url !== '' && (
        <TextField
          label="Description of the picture"
          hint="For learners who cannot see it."
          required
          problem={formState.errors.imageDescription?.message}
          {...register('imageDescription')}
        />
      )}
    </>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import {
  createPracticeTestSchema,
  difficultySchema,
  PLAIN_TOOLS,
  scoringRuleSchema,
  type UpdatePracticeTest,
} from '@second-bell/contract';
import { DEFAULT_PASSING_SCORE } from '@second-bell/domain';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

import { MOCK_EXAM_HINT, SCORING_HINT, SCORING_NAMES } from '#copy/admin.ts';
import { DIFFICULTY_NAMES } from '#copy/catalog.ts';
import { EditConflict } from '#lib/edit-conflict.tsx';
import type { Saving } from '#lib/saving.ts';
import { CheckboxField, NumberField, SelectField, TextArea, TextField } from '#ui/fields.tsx';
import { FormButtons } from '#ui/form-buttons.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';

import { blankAsMissing } from './blank-as-missing.ts';
import { inWords } from './test-words.ts';
import { ToolFields } from './tool-fields.tsx';

type TestFields = Omit<UpdatePracticeTest, 'version'>;

type TestDialogProps = {
  title: string;
  submit: string;
  /** What is changed, where nothing new is made; a value that it lacks starts as that of a new test does. */
  row?: Partial<TestFields>;
  saving: Saving<TestFields>;
  onClose: () => void;
};

const formSchema = z.omit(createPracticeTestSchema, { subjectId: true });

/** Spec section 9: "time limit 60 minutes, passing score 70%, difficulty medium", and where an edited test misses them. */
const DEFAULTS = { timeLimit: 60, passingScore: DEFAULT_PASSING_SCORE, difficulty: 'medium' } as const;

const LABELS = {
  title: 'Title',
  description: 'Description',
  timeLimit: 'Time limit (minutes)',
  passingScore: 'Passing score (percent)',
  difficulty: 'Difficulty',
  sealed: 'Mock exam',
  scoringRule: 'Scoring',
  tools: 'Tools on screen',
};

/** What a practice test is, without its questions. */
export function TestDialog({ title, submit, row, saving, onClose }: TestDialogProps) {
  const { form, fields } = useTestForm(row);
  const { isDirty, isValid, dirtyFields } = form.formState;
  // Left alone, it is not sent: what the spec's own calls carry is enough.
  const sent = ({ sealed, scoringRule, tools, ...values }: TestFields): TestFields => ({
    ...blankAsMissing(values),
    ...(dirtyFields.sealed === true && { sealed }),
    ...(dirtyFields.scoringRule === true && { scoringRule }),
    ...(isAnyDirty(dirtyFields.tools) && { tools }),
  });

  return (
    <FormDialog title={title} isDirty={isDirty} onClose={onClose}>
      <form
        onSubmit={form.handleSubmit((values) => saving.save(sent(values)))}
        noValidate
        className="grid gap-5"
      >
        {fields}
        <FormButtons submit={submit} isReady={isValid} isBusy={saving.isSaving} problem={saving.problem} />
      </form>
      <EditConflict saving={inWords(saving)} labels={LABELS} />
    </FormDialog>
  );
}

function isAnyDirty(fields: Readonly<Record<string, boolean | undefined>> = {}): boolean {
  return Object.values(fields).includes(true);
}

function useTestForm(row: Partial<TestFields> = {}) {
  const form = useForm({
    resolver: zodResolver(formSchema),
    mode: 'onChange',
    defaultValues: {
      title: row.title ?? '',
      description: row.description ?? '',
      timeLimit: row.timeLimit ?? DEFAULTS.timeLimit,
      passingScore: row.passingScore ?? DEFAULTS.passingScore,
      difficulty: row.difficulty ?? DEFAULTS.difficulty,
      sealed: row.sealed ?? false,
      scoringRule: row.scoringRule ?? 'all_or_nothing',
      tools: row.tools ?? PLAIN_TOOLS,
    },
  });
  const { register, formState } = form;
  const { errors } = formState;
  const fields = (
    <>
      <TextField label={LABELS.title} required problem={errors.title?.message} {...register('title')} />
      <TextArea
        label={`${LABELS.description} (optional)`}
        problem={errors.description?.message}
        {...register('description')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField
          label={LABELS.timeLimit}
          min={1}
          required
          problem={errors.timeLimit && 'Write a whole number above 0.'}
          {...register('timeLimit', { valueAsNumber: true })}
        />
        <NumberField
          label={LABELS.passingScore}
          min={0}
          max={100}
          required
          problem={errors.passingScore && 'Write a whole number from 0 to 100.'}
          {...register('passingScore', { valueAsNumber: true })}
        />
      </div>
      <SelectField label={LABELS.difficulty} {...register('difficulty')}>
        {difficultySchema.options.map((value) => (
          <option key={value} value={value}>
            {DIFFICULTY_NAMES[value]}
          </option>
        ))}
      </SelectField>
      <SelectField label={LABELS.scoringRule} hint={SCORING_HINT} {...register('scoringRule')}>
        {scoringRuleSchema.options.map((value) => (
          <option key={value} value={value}>
            {SCORING_NAMES[value]}
          </option>
        ))}
      </SelectField>
      <CheckboxField label={LABELS.sealed} hint={MOCK_EXAM_HINT} {...register('sealed')} />
      <ToolFields legend={LABELS.tools} register={register} />
    </>
  );

  return { form, fields };
}

import { type Control, Controller, useController, useWatch } from 'react-hook-form';

import { TextArea } from '#ui/fields.tsx';

import { OptionsField } from './options-field.tsx';
import type { QuestionDraft } from './question-draft.ts';

type FieldsProps = { control: Control<QuestionDraft> };

/** The fields that hold the right answer, for each type of question. */
export function AnswerFields({ control }: FieldsProps) {
  const type = useWatch({ control, name: 'questionType' });
  if (type === 'multiple_choice') return <ChoiceFields control={control} />;
  if (type === 'true_false') return <StatementField control={control} />;

  return (
    <Controller
      control={control}
      name="acceptedAnswers"
      render={({ field, fieldState }) => (
        <TextArea
          label="Right answers"
          hint="One on each line. Capital letters and extra spaces make no difference."
          problem={fieldState.error?.message}
          {...field}
        />
      )}
    />
  );
}

function ChoiceFields({ control }: FieldsProps) {
  const options = useController({ control, name: 'options' });
  const right = useController({ control, name: 'rightOption' });
  const { error } = options.fieldState;

  return (
    <OptionsField
      ref={options.field.ref}
      options={options.field.value}
      right={right.field.value}
      problem={error && (messageIn(error) ?? 'One of the options is too long.')}
      onChange={options.field.onChange}
      onRightChange={right.field.onChange}
    />
  );
}

/** A problem of the list as a whole has a message; one of a single option lies deeper. */
function messageIn(error: { message?: string | undefined }): string | undefined {
  return error.message;
}

function StatementField({ control }: FieldsProps) {
  const { field, fieldState } = useController({ control, name: 'statement' });
  const problem = fieldState.error?.message;

  return (
    <fieldset className="grid gap-1.5" aria-describedby={problem && 'statement-problem'}>
      <legend className="mb-1.5 font-semibold">Right answer</legend>
      <div className="flex gap-6">
        {(['true', 'false'] as const).map((value, index) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              ref={index === 0 ? field.ref : null}
              type="radio"
              name={field.name}
              value={value}
              checked={field.value === value}
              onChange={() => field.onChange(value)}
              className="size-5 cursor-pointer accent-positive"
            />
            {value === 'true' ? 'True' : 'False'}
          </label>
        ))}
      </div>
      {problem !== undefined && (
        <p id="statement-problem" className="font-semibold text-critical">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

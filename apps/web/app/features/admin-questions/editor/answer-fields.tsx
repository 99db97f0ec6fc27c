import { isSpecType } from '@second-bell/question-types';
import { type Control, Controller, useController, useWatch } from 'react-hook-form';

import { TextArea } from '#ui/fields.tsx';

import { BodyField } from './body-field.tsx';
import { OptionsField } from './options-field.tsx';
import type { QuestionDraft } from './question-draft.ts';

type FieldsProps = { control: Control<QuestionDraft> };

/** The fields that hold the right answer, for each type of question. */
export function AnswerFields({ control }: FieldsProps) {
  const type = useWatch({ control, name: 'questionType' });
  if (!isSpecType(type)) return <BodyField control={control} type={type} />;
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
  const {
    field: { ref, value: options, onChange },
    fieldState: { error },
  } = useController({ control, name: 'options' });
  // A missing right answer is a problem of the options: choosing one looks at them again.
  const { field: right } = useController({ control, name: 'rightOption', rules: { deps: ['options'] } });

  return (
    <OptionsField
      ref={ref}
      options={options}
      right={right.value}
      // A problem of the whole list has words; that of a single option lies deeper, and is always its length.
      problem={error && (error.message ?? 'One of the options is too long.')}
      onChange={onChange}
      onRightChange={right.onChange}
    />
  );
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

import { type Control, useController } from 'react-hook-form';

import { TextArea } from '#ui/fields.tsx';

import { BODY_EXAMPLES } from './body-examples.ts';
import type { BodyTypeName } from './item-body.ts';
import type { QuestionDraft } from './question-draft.ts';

type BodyFieldProps = { control: Control<QuestionDraft>; type: BodyTypeName };

/** The parts of a question in the words of the project's own text format, with an example of its type below. */
export function BodyField({ control, type }: BodyFieldProps) {
  const { field, fieldState } = useController({ control, name: 'body' });

  return (
    <div className="grid gap-2">
      <TextArea
        label="Parts and right answer"
        hint="Write each part on a line of its own, as in the example. The preview follows."
        rows={10}
        spellCheck={false}
        problem={fieldState.error?.message}
        {...field}
      />
      <details className="rounded-control bg-surface-sunken px-4 py-2">
        <summary className="min-h-8 cursor-pointer font-semibold">Show an example</summary>
        <pre className="pt-2 text-small whitespace-pre-wrap">{BODY_EXAMPLES[type]}</pre>
      </details>
    </div>
  );
}

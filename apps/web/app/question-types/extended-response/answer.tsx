import { useId } from 'react';

import type { AnswerProps } from '../answer-props.ts';

/** A box for an essay, with its words counted. */
export function ExtendedResponseAnswer({
  name,
  content: { minWords, maxWords },
  response,
  onChange,
  disabled,
}: AnswerProps<'extended_response'>) {
  const id = useId();
  const text = response?.text ?? '';
  const words = countWords(text);

  return (
    <div role="group" aria-label={name} className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        Your essay
      </label>
      <textarea
        id={id}
        value={text}
        onChange={(event) => onChange({ ...response, text: event.target.value })}
        disabled={disabled}
        rows={14}
        maxLength={60_000}
        aria-describedby={`${id}-words`}
        className="w-full rounded-control border-2 border-line-strong bg-surface-raised p-4"
      />
      <p id={`${id}-words`} className="flex flex-wrap justify-between gap-x-4 text-small text-ink-soft">
        <span>
          {words} {words === 1 ? 'word' : 'words'}
        </span>
        <span>{aimOf(minWords, maxWords)}</span>
      </p>
    </div>
  );
}

function countWords(text: string): number {
  return text.trim() === '' ? 0 : text.trim().split(/\s+/).length;
}

function aimOf(minWords: number | undefined, maxWords: number | undefined): string {
  if (minWords !== undefined && maxWords !== undefined) return `Aim for ${minWords} to ${maxWords} words`;
  if (minWords !== undefined) return `Aim for at least ${minWords} words`;

  return maxWords === undefined ? '' : `Aim for at most ${maxWords} words`;
}

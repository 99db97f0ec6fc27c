import { useId } from 'react';

import { cn } from '#ui/cn.ts';

import type { AnswerProps } from '../answer-props.ts';

const EDGES = { correct: 'border-positive', incorrect: 'border-critical' };

/** A box for the answer of a fill_blank question. */
export function FillBlankAnswer({ name, response, onChange, disabled, verdicts }: AnswerProps<'fill_blank'>) {
  const id = useId();
  const [mark] = Object.values(verdicts ?? {});

  return (
    <div role="group" aria-label={name} className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        Your answer
      </label>
      <input
        id={id}
        value={response ?? ''}
        onChange={(event) => onChange(event.target.value)}
        disabled={disabled}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className={cn(
          'min-h-12 min-w-0 rounded-control border-2 bg-surface-raised px-4 text-question',
          mark === undefined ? 'border-line-strong' : EDGES[mark],
        )}
      />
    </div>
  );
}

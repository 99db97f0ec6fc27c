import { useId } from 'react';

import { cn } from '#ui/cn.ts';
import { Mark } from '#ui/option-mark.tsx';

import type { AnswerProps } from '../answer-props.ts';

const EDGES = { correct: 'border-positive', incorrect: 'border-critical' };

/** A box for a number: `12.5`, `1,200`, `3/4` and `1 1/2` are all read. */
export function NumericEntryAnswer({
  name,
  content: { unit },
  response,
  onChange,
  disabled,
  verdicts,
}: AnswerProps<'numeric_entry'>) {
  const id = useId();
  const [mark] = Object.values(verdicts ?? {});

  return (
    <div role="group" aria-label={name} className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        Your answer {unit !== undefined && <span className="sr-only">in {unit}</span>}
      </label>
      <div className="flex flex-wrap items-center gap-3">
        <input
          id={id}
          value={response ?? ''}
          onChange={(event) => onChange(event.target.value)}
          disabled={disabled}
          // Not "decimal": its keys lack the slash of a fraction and the minus sign on many phones.
          inputMode="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          aria-describedby={`${id}-hint`}
          className={cn(
            'min-h-12 w-full max-w-60 min-w-0 rounded-control border-2 bg-surface-raised px-4 text-question',
            mark === undefined ? 'border-line-strong' : EDGES[mark],
          )}
        />
        {unit !== undefined && (
          <span aria-hidden="true" className="text-question">
            {unit}
          </span>
        )}
        {mark && <Mark mark={mark} />}
      </div>
      <p id={`${id}-hint`} className="text-small text-ink-soft">
        Type a number. A decimal like 2.5 or a fraction like 5/2 both work.
      </p>
    </div>
  );
}

import type { QuestionWithKey } from '@second-bell/contract';
import { type FormEvent, useId, useState } from 'react';

import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';

import type { Answer, Given } from './model.ts';

type TypedAnswerProps = {
  question: QuestionWithKey;
  answer: Answer | undefined;
  onGive: (question: QuestionWithKey, given: Given) => void;
};

const EDGES = { open: 'border-line-strong', correct: 'border-positive', incorrect: 'border-critical' };

/** A box for the answer of a fill_blank question. */
export function TypedAnswer({ question, answer, onGive }: TypedAnswerProps) {
  const [typed, setTyped] = useState(typeof answer?.given === 'string' ? answer.given : '');
  const inputId = useId();
  const isBlank = typed.trim() === '';

  function check(event: FormEvent): void {
    event.preventDefault();
    if (!isBlank) onGive(question, typed);
  }

  return (
    <form onSubmit={check} className="grid gap-2">
      <label htmlFor={inputId} className="font-semibold">
        Your answer
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          id={inputId}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className={cn(
            'min-h-12 min-w-0 grow basis-60 rounded-control border-2 bg-surface-raised px-4 text-question',
            EDGES[edgeOf(answer)],
          )}
        />
        <Button type="submit" disabled={isBlank}>
          Check answer
        </Button>
      </div>
    </form>
  );
}

function edgeOf(answer: Answer | undefined): keyof typeof EDGES {
  if (answer === undefined) return 'open';

  return answer.isCorrect ? 'correct' : 'incorrect';
}

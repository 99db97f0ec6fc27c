import type { QuestionWithKey } from '@second-bell/contract';
import { Lightbulb } from 'lucide-react';
import { useId } from 'react';

import { strategyFor } from '#copy/strategies.ts';
import { Button } from '#ui/button.tsx';
import { RichText } from '#ui/rich-text.tsx';

type HintProps = { question: QuestionWithKey; isOpen: boolean; onToggle: (questionId: string) => void };

/** The question's hint behind its toggle; where it has none, a way to start on its topic. */
export function Hint({ question, isOpen, onToggle }: HintProps) {
  const hintId = useId();

  return (
    <div className="grid justify-items-start gap-3">
      <Button
        intent="quiet"
        size="small"
        className="-ml-3"
        aria-expanded={isOpen}
        aria-controls={hintId}
        onClick={() => onToggle(question.id)}
      >
        <Lightbulb aria-hidden="true" />
        {isOpen ? 'Hide hint' : 'Show hint'}
      </Button>
      <div id={hintId} hidden={!isOpen} className="w-full rounded-control bg-accent-soft px-4 py-3">
        {isOpen && <RichText>{question.hint ?? strategyFor(question.topic)}</RichText>}
      </div>
    </div>
  );
}

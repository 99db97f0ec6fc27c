import { Lightbulb } from 'lucide-react';

import { Button } from '#ui/button.tsx';
import { late } from '#ui/late.tsx';
import { RichText } from '#ui/rich-text.tsx';

import type { ScreenQuestion } from './screen-question.ts';

const Strategy = late(async () => (await import('./strategy.tsx')).Strategy);

const HINT_ID = 'question-hint';

export type HintProps = { isOpen: boolean; onToggle: () => void };

export function HintButton({ isOpen, disabled, onToggle }: HintProps & { disabled: boolean }) {
  return (
    <Button
      intent="secondary"
      size="small"
      disabled={disabled}
      aria-expanded={isOpen}
      aria-controls={HINT_ID}
      onClick={onToggle}
    >
      <Lightbulb aria-hidden="true" />
      {isOpen ? 'Hide hint' : 'Show hint'}
    </Button>
  );
}

type HintTextProps = Pick<HintProps, 'isOpen'> & { question: Pick<ScreenQuestion, 'hint' | 'topic'> };

/** The question's own hint, or a strategy for its topic. */
export function HintText({ question, isOpen }: HintTextProps) {
  const { hint, topic } = question;

  return (
    <div
      id={HINT_ID}
      hidden={!isOpen}
      className="rounded-control border-l-4 border-accent bg-accent-soft px-4 py-3"
    >
      <p className="text-small font-bold">{hint === undefined ? 'A way to work on it' : 'Hint'}</p>
      {isOpen && hint !== undefined && <RichText>{hint}</RichText>}
      <Strategy isShown={isOpen && hint === undefined} topic={topic} />
    </div>
  );
}

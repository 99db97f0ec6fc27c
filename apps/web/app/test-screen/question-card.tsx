import { Flag } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { RichText } from '#ui/rich-text.tsx';

import { HintButton, type HintProps, HintText } from './hint.tsx';
import { ReadAnswers, ReadQuestion } from './read-buttons.tsx';
import type { ScreenQuestion } from './screen-question.ts';

const HEADING_ID = 'question-heading';

export type FlagProps = { isOn: boolean; onToggle: () => void };

type QuestionCardProps = {
  question: ScreenQuestion;
  /** `Question 3`, or with how many there are. */
  heading: string;
  headingRef: Ref<HTMLHeadingElement> | undefined;
  hint: HintProps;
  /** Left out where nothing is flagged. */
  flag: FlagProps | undefined;
  disabled: boolean;
  /** The way to answer, and how it went. */
  children: ReactNode;
};

/** One question: what is asked, its tools, and below them the way to answer. */
export function QuestionCard({
  question,
  heading,
  headingRef,
  hint,
  flag,
  disabled,
  children,
}: QuestionCardProps) {
  return (
    <Card asChild className="grid min-w-0 gap-5 max-sm:gap-4 max-sm:p-4">
      <section aria-labelledby={HEADING_ID}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2
            ref={headingRef}
            id={HEADING_ID}
            tabIndex={-1}
            className="scroll-mt-2 text-heading-s max-sm:sr-only"
          >
            {heading}
          </h2>
          <div className="flex flex-wrap gap-2">
            <ReadQuestion question={question} />
            {flag && <FlagButton {...flag} disabled={disabled} />}
            <HintButton {...hint} disabled={disabled} />
          </div>
        </div>
        <RichText place={`question:${question.id}`} className="max-w-[70ch] text-question">
          {question.questionText}
        </RichText>
        <HintText question={question} isOpen={hint.isOpen} />
        <ReadAnswers question={question} />
        {children}
      </section>
    </Card>
  );
}

function FlagButton({ isOn, disabled, onToggle }: FlagProps & { disabled: boolean }) {
  return (
    <Button intent="secondary" size="small" disabled={disabled} onClick={onToggle}>
      <Flag aria-hidden="true" className={isOn ? 'fill-accent text-accent-strong' : ''} />
      {isOn ? 'Remove flag' : 'Flag'}
    </Button>
  );
}

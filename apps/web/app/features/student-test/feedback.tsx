import type { QuestionWithKey } from '@second-bell/contract';
import { ChevronDown, CircleCheck, CircleX } from 'lucide-react';
import { type Ref, useId } from 'react';

import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { RichText } from '#ui/rich-text.tsx';

import { rightAnswer } from './answer-words.ts';

type FeedbackProps = {
  ref: Ref<HTMLDivElement>;
  question: QuestionWithKey;
  isCorrect: boolean;
  isExplanationOpen: boolean;
  onExplanationToggle: (questionId: string) => void;
};

/** How the answer went, and the explanation behind its toggle. */
export function Feedback({
  ref,
  question,
  isCorrect,
  isExplanationOpen,
  onExplanationToggle,
}: FeedbackProps) {
  const explanationId = useId();
  const { explanation } = question;

  return (
    <div ref={ref} className="grid scroll-mb-28 gap-4 border-t border-line pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-0 flex-wrap items-center gap-3">
          <Badge tone={isCorrect ? 'positive' : 'critical'} icon={isCorrect ? CircleCheck : CircleX}>
            {isCorrect ? 'Correct' : 'Incorrect'}
          </Badge>
          {!isCorrect && question.questionType === 'fill_blank' && (
            <RichText inline>{`The right answer is ${rightAnswer(question)}`}</RichText>
          )}
        </div>
        {explanation !== undefined && (
          <Button
            intent="quiet"
            size="small"
            aria-expanded={isExplanationOpen}
            aria-controls={explanationId}
            onClick={() => onExplanationToggle(question.id)}
          >
            {isExplanationOpen ? 'Hide explanation' : 'Show explanation'}
            <ChevronDown aria-hidden="true" className={cn(isExplanationOpen && 'rotate-180')} />
          </Button>
        )}
      </div>
      {explanation !== undefined && (
        <div id={explanationId} hidden={!isExplanationOpen}>
          {isExplanationOpen && <RichText>{explanation}</RichText>}
        </div>
      )}
    </div>
  );
}

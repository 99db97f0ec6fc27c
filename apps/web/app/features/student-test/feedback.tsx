import type { QuestionWithKey } from '@second-bell/contract';
import { ChevronDown, CircleCheck, CircleDot, CircleX } from 'lucide-react';
import { type Ref, useId } from 'react';

import { isItem, itemOf, type ItemRules } from '#question-types/item-rules.ts';
import { optionLabels } from '#question-types/option-labels.ts';
import { Rationales } from '#question-types/rationales.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { RichText } from '#ui/rich-text.tsx';

import { pointWords, rightAnswer, verdictWord } from './answer-words.ts';
import { type Answer, hasOptions, shownOptions } from './model.ts';

type FeedbackProps = {
  ref: Ref<HTMLDivElement>;
  question: QuestionWithKey;
  answer: Answer;
  /** Null where no question of the test needs them. */
  rules: ItemRules | null;
  isExplanationOpen: boolean;
  onExplanationToggle: (questionId: string) => void;
};

const LOOKS = {
  Correct: { tone: 'positive', icon: CircleCheck },
  'Partly right': { tone: 'caution', icon: CircleDot },
  Incorrect: { tone: 'critical', icon: CircleX },
  Done: { tone: 'neutral', icon: CircleCheck },
} as const;

/** How the answer went, and the explanation behind its toggle. */
export function Feedback({
  ref,
  question,
  answer,
  rules,
  isExplanationOpen,
  onExplanationToggle,
}: FeedbackProps) {
  const explanationId = useId();
  const { explanation, rationales, remember } = question;
  const { isCorrect, grade } = answer;
  const verdict = verdictWord(answer);

  return (
    <div ref={ref} className="grid scroll-mb-28 gap-4 border-t border-line pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-0 flex-wrap items-center gap-3">
          <Badge {...LOOKS[verdict]}>{verdict}</Badge>
          {grade !== undefined && <span className="font-semibold">{pointWords(grade)}</span>}
          {!isCorrect && grade === undefined && !hasOptions(question) && (
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
          {isExplanationOpen && (
            <div className="grid gap-4">
              <RichText>{explanation}</RichText>
              <Rationales rationales={rationales} labels={labelsOf(question, rules)} remember={remember} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}

/** What the rationales may be for, by the ids that the question's parts have. */
function labelsOf(question: QuestionWithKey, rules: ItemRules | null): { id: string; label: string }[] {
  if (rules !== null && isItem(question)) return rules.targetsOf(itemOf(question));

  return optionLabels(shownOptions(question), question.content);
}

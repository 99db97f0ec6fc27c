import { CalendarClock, CircleCheck, CircleDot, CircleX } from 'lucide-react';
import type { Ref } from 'react';

import { type ItemRules, itemOf } from '#question-types/item-rules.ts';
import { PartsReview } from '#question-types/parts-review.tsx';
import { Rationales } from '#question-types/rationales.tsx';
import { Badge } from '#ui/badge.tsx';
import { RichText } from '#ui/rich-text.tsx';

import { type AnsweredQuestion, isPressed, type QuestionCardData } from './answered-question.ts';

const LOOKS = {
  right: { tone: 'positive', icon: CircleCheck, words: 'Correct' },
  wrong: { tone: 'critical', icon: CircleX, words: 'Incorrect' },
  own: { tone: 'neutral', icon: CircleDot, words: 'Compare with the model answer' },
} as const;

type QuestionFeedbackProps = {
  ref: Ref<HTMLDivElement>;
  card: QuestionCardData;
  rules: ItemRules;
  answered: AnsweredQuestion;
  /** `in 3 days`. */
  comesBack: string;
};

/** How it went, when the card comes back, and why the answer is right. */
export function QuestionFeedback({ ref, card, rules, answered, comesBack }: QuestionFeedbackProps) {
  const { question } = card;
  const { explanation, rationales, remember } = question;
  const { grade, response } = answered;
  const item = itemOf(question);
  const { words, ...look } = LOOKS[grade.isRight === null ? 'own' : grade.isRight ? 'right' : 'wrong'];

  return (
    <div ref={ref} className="grid gap-4 border-t border-line pt-5">
      <output className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge {...look}>{words}</Badge>
        <span className="inline-flex items-center gap-2 text-ink-soft">
          <CalendarClock aria-hidden="true" className="size-5" />
          Comes back {comesBack}
        </span>
      </output>
      {!isPressed(card) && <PartsReview parts={rules.describeItemParts(item, response)} />}
      {explanation !== undefined && <RichText>{explanation}</RichText>}
      <Rationales rationales={rationales} labels={rules.targetsOf(item)} remember={remember} />
    </div>
  );
}

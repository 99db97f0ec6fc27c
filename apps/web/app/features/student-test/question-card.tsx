import type { QuestionWithKey } from '@second-bell/contract';
import type { Ref, RefObject } from 'react';

import { Card } from '#ui/card.tsx';
import { Picture } from '#ui/picture.tsx';
import { RichText } from '#ui/rich-text.tsx';

import { Feedback } from './feedback.tsx';
import { Hint } from './hint.tsx';
import type { Answer, Given } from './model.ts';
import { QuestionChoice } from './question-choice.tsx';
import { TypedAnswer } from './typed-answer.tsx';

type QuestionCardProps = {
  question: QuestionWithKey;
  number: number;
  questionCount: number;
  headingRef: Ref<HTMLHeadingElement> | undefined;
  feedbackRef: RefObject<HTMLDivElement | null>;
  answer: Answer | undefined;
  isHintOpen: boolean;
  isExplanationOpen: boolean;
  onGive: (question: QuestionWithKey, given: Given) => void;
  onHintToggle: (questionId: string) => void;
  onExplanationToggle: (questionId: string) => void;
};

const HEADING_ID = 'question-heading';

/** One question: what is asked, the ways to answer, and once answered, how it went. */
export function QuestionCard({
  question,
  number,
  questionCount,
  headingRef,
  feedbackRef,
  answer,
  ...rest
}: QuestionCardProps) {
  return (
    <Card asChild className="grid min-w-0 gap-5">
      <section aria-labelledby={HEADING_ID}>
        <h2
          ref={headingRef}
          id={HEADING_ID}
          tabIndex={-1}
          className="scroll-mt-4 font-body text-body font-semibold text-accent-strong"
        >
          Question {number} of {questionCount}
        </h2>
        <RichText className="max-w-[70ch] text-question">{question.questionText}</RichText>
        {question.questionImage !== undefined && (
          <Picture
            src={question.questionImage}
            alt={question.imageDescription ?? `Picture for question ${number}`}
          />
        )}
        {question.questionType === 'fill_blank' ? (
          <TypedAnswer question={question} answer={answer} onGive={rest.onGive} />
        ) : (
          <QuestionChoice question={question} number={number} answer={answer} onGive={rest.onGive} />
        )}
        {answer !== undefined && (
          <Feedback
            ref={feedbackRef}
            question={question}
            isCorrect={answer.isCorrect}
            isExplanationOpen={rest.isExplanationOpen}
            onExplanationToggle={rest.onExplanationToggle}
          />
        )}
        <Hint question={question} isOpen={rest.isHintOpen} onToggle={rest.onHintToggle} />
      </section>
    </Card>
  );
}

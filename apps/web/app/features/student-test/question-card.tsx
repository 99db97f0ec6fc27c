import type { QuestionWithKey } from '@second-bell/contract';
import type { Json } from '@second-bell/domain';
import type { Ref, RefObject } from 'react';

import { isItem, type ItemRules } from '#question-types/item-rules.ts';
import { pictureOf } from '#question-types/kept-answer.tsx';

import { Card } from '#ui/card.tsx';
import { Picture } from '#ui/picture.tsx';
import { RichText } from '#ui/rich-text.tsx';

import { Feedback } from './feedback.tsx';
import { Hint } from './hint.tsx';
import { ItemQuestion } from './item-question.tsx';
import { type Answer, type Given, hasOptions } from './model.ts';
import { QuestionChoice } from './question-choice.tsx';
import { TypedAnswer } from './typed-answer.tsx';

type QuestionCardProps = {
  question: QuestionWithKey;
  number: number;
  questionCount: number;
  headingRef: Ref<HTMLHeadingElement> | undefined;
  feedbackRef: RefObject<HTMLDivElement | null>;
  answer: Answer | undefined;
  draft: Json | undefined;
  /** Null where no question of the test needs them. */
  rules: ItemRules | null;
  isHintOpen: boolean;
  isExplanationOpen: boolean;
  onGive: (question: QuestionWithKey, given: Given) => void;
  onDraft: (questionId: string, response: Json) => void;
  onCheck: (question: QuestionWithKey) => void;
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
        <QuestionAnswer question={question} number={number} answer={answer} {...rest} />
        {answer !== undefined && (
          <Feedback
            ref={feedbackRef}
            question={question}
            answer={answer}
            rules={rest.rules}
            isExplanationOpen={rest.isExplanationOpen}
            onExplanationToggle={rest.onExplanationToggle}
          />
        )}
        <Hint question={question} isOpen={rest.isHintOpen} onToggle={rest.onHintToggle} />
      </section>
    </Card>
  );
}

type QuestionAnswerProps = Pick<
  QuestionCardProps,
  'question' | 'number' | 'answer' | 'draft' | 'rules' | 'onGive' | 'onDraft' | 'onCheck'
>;

/** The question's picture and the way to answer it: as the spec has it for its own types, or as its type has it. */
function QuestionAnswer({ question, number, answer, draft, rules, ...actions }: QuestionAnswerProps) {
  if (rules !== null && isItem(question)) {
    const { onDraft, onCheck } = actions;

    return <ItemQuestion {...{ question, number, rules, draft, answer, onDraft, onCheck }} />;
  }
  const picture = pictureOf(question, number);

  return (
    <>
      {picture && <Picture {...picture} />}
      {hasOptions(question) ? (
        <QuestionChoice question={question} number={number} answer={answer} onGive={actions.onGive} />
      ) : (
        <TypedAnswer question={question} answer={answer} onGive={actions.onGive} />
      )}
    </>
  );
}

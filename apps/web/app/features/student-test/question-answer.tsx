import type { QuestionWithKey } from '@second-bell/contract';
import type { Json } from '@second-bell/domain';
import { type RefObject, Suspense } from 'react';

import { isItem, type ItemRules } from '#question-types/item-rules.ts';
import { pictureOf } from '#question-types/picture-of.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Picture } from '#ui/picture.tsx';
import { Spinner } from '#ui/spinner.tsx';

import { Feedback } from './feedback.tsx';
import { type Answer, type Given, hasOptions } from './model.ts';
import { QuestionChoice } from './question-choice.tsx';
import { TypedAnswer } from './typed-answer.tsx';

/** How the rarer types are answered comes with the first question that has one. */
const ItemQuestion = lazyPart(async () => (await import('./item-question.tsx')).ItemQuestion);

type AnswerProps = {
  question: QuestionWithKey;
  number: number;
  answer: Answer | undefined;
  draft: Json | undefined;
  /** Null where no question of the test needs them. */
  rules: ItemRules | null;
  onGive: (question: QuestionWithKey, given: Given) => void;
  onDraft: (questionId: string, response: Json) => void;
  onCheck: (question: QuestionWithKey) => void;
};

type QuestionAnswerProps = AnswerProps & {
  feedbackRef: RefObject<HTMLDivElement | null>;
  isExplanationOpen: boolean;
  onExplanationToggle: (questionId: string) => void;
};

/** The way to answer a question, and once it is answered, how it went. */
export function QuestionAnswer({
  feedbackRef,
  isExplanationOpen,
  onExplanationToggle,
  ...given
}: QuestionAnswerProps) {
  return (
    <>
      <AnswerWay {...given} />
      {given.answer !== undefined && (
        <Feedback
          ref={feedbackRef}
          question={given.question}
          answer={given.answer}
          rules={given.rules}
          isExplanationOpen={isExplanationOpen}
          onExplanationToggle={onExplanationToggle}
        />
      )}
    </>
  );
}

/** The question's picture and the way to answer it: as the spec has it for its own types, or as its type has it. */
function AnswerWay({ question, number, answer, draft, rules, ...actions }: AnswerProps) {
  if (rules !== null && isItem(question)) {
    const { onDraft, onCheck } = actions;

    return (
      <Suspense fallback={<Spinner label="Loading…" />}>
        <ItemQuestion {...{ question, number, rules, draft, answer, onDraft, onCheck }} />
      </Suspense>
    );
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

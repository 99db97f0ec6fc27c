import type { ReviewCard } from '@second-bell/contract';
import type { Json } from '@second-bell/domain';
import type { Grade } from '@second-bell/question-types';

import type { Verdicts } from '#question-types/answer-props.ts';

export type QuestionCardData = Extract<ReviewCard, { kind: 'question' }>;
export type FlashCardData = Extract<ReviewCard, { kind: 'flash_card' }>;

/** How a question was answered, and how that went. */
export type AnsweredQuestion = { response: Json; isUnsure: boolean; seconds: number; grade: Grade };

/** Longer, and somebody did something else meanwhile. */
const MOST_SECONDS = 600;

/** Whole seconds since a moment by the page's own clock. */
export function secondsSince(start: number): number {
  return Math.min(MOST_SECONDS, Math.max(0, Math.round((performance.now() - start) / 1000)));
}

/** Of a choice: the right option, and the one that was chosen where it is another. */
export function optionVerdicts(
  { question }: QuestionCardData,
  { response, grade }: AnsweredQuestion,
): Verdicts {
  const { answerKey: right } = question;

  return {
    ...(grade.isRight === false && typeof response === 'string' && { [response]: 'incorrect' as const }),
    ...(typeof right === 'string' && { [right]: 'correct' as const }),
  };
}

/** Whether one press on an option answers the question; else it is given part by part, then checked. */
export function isPressed({ question }: QuestionCardData): boolean {
  return question.options.length > 0;
}

import type { QuestionWithKey } from '@second-bell/contract';
import { TRUE_FALSE_OPTIONS } from '@second-bell/domain';
import { letterOf, readableText } from '@second-bell/question-text';

import type { Answer } from './model.ts';

/** The options as shown: a true_false question may come without its two. */
export function shownOptions(question: QuestionWithKey): readonly string[] {
  if (question.questionType === 'true_false' && question.options.length === 0) return TRUE_FALSE_OPTIONS;

  return question.options;
}

/** The right answer in words: `B: 12 square feet`, or what may be typed: `photosynthesis or photo synthesis`. */
export function rightAnswer(question: QuestionWithKey): string {
  if (question.questionType === 'fill_blank') {
    return question.correctAnswer
      .split('|')
      .map((accepted) => accepted.trim())
      .filter((accepted) => accepted !== '')
      .join(' or ');
  }

  const index = Number(question.correctAnswer);

  return `${letterOf(index)}: ${shownOptions(question)[index] ?? ''}`;
}

/** What screen readers say the moment an answer is given. */
export function announcement(question: QuestionWithKey, answer: Answer): string {
  if (answer.isCorrect) return 'Correct.';

  return `Incorrect. The right answer is ${readableText(rightAnswer(question))}`;
}

import type { QuestionWithKey } from '@second-bell/contract';
import { letterOf, readableText } from '@second-bell/question-text';

import { type Answer, shownOptions } from './model.ts';

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

/** How an answer went that has points: `Correct. 4 of 4 points.` */
export function gradeWords({ isCorrect, grade }: Answer): string {
  if (grade === undefined || grade.isRight === null) return 'Compare your answer with the model answer.';
  const points = `${grade.points} of ${grade.maxPoints} ${grade.maxPoints === 1 ? 'point' : 'points'}.`;

  return `${verdictWord({ isCorrect, grade })}. ${points}`;
}

/** `Partly right` only where the test gives credit for parts. */
export function verdictWord({ isCorrect, grade }: Pick<Answer, 'isCorrect' | 'grade'>): string {
  if (isCorrect) return 'Correct';

  return grade !== undefined && grade.points > 0 ? 'Partly right' : 'Incorrect';
}

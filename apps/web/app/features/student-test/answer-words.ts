import type { QuestionWithKey } from '@second-bell/contract';
import { letterOf, readableText } from '@second-bell/question-text';
import type { Grade } from '@second-bell/question-types';

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

/** What an answer with parts earned: `2 of 4 points`; an essay is for its writer to judge. */
export function pointWords({ points, maxPoints, isRight }: Grade): string {
  if (isRight === null) return 'Compare your answer with the model answer.';

  return `${points} of ${maxPoints} ${maxPoints === 1 ? 'point' : 'points'}`;
}

/** The same as screen readers say it, with how the answer went. */
export function gradeWords({ isCorrect, grade }: Answer): string {
  if (grade === undefined) return '';

  return grade.isRight === null
    ? pointWords(grade)
    : `${verdictWord({ isCorrect, grade })}. ${pointWords(grade)}.`;
}

/** `Partly right` only where the test gives credit for parts. */
export function verdictWord({
  isCorrect,
  grade,
}: Pick<Answer, 'isCorrect' | 'grade'>): 'Correct' | 'Partly right' | 'Incorrect' | 'Done' {
  if (isCorrect) return 'Correct';
  if (grade?.isRight === null) return 'Done';

  return grade !== undefined && grade.points > 0 ? 'Partly right' : 'Incorrect';
}

/**
 * The one stored form of a key, and its two views.
 *
 * Choice questions store the index of the right option as text (`"1"`); `fill_blank` stores its accepted answers
 * separated by `|`. The student test reads the index, the runner reads the option's text: never one field read two ways.
 */
export type KeyedQuestion = {
  questionType: 'multiple_choice' | 'true_false' | 'fill_blank';
  options: readonly string[];
  /** The stored form. */
  correctAnswer: string;
};

export const TRUE_FALSE_OPTIONS = ['True', 'False'] as const;

/** The key as the student test and the administrator see it: the stored form itself. */
export function keyForStudent(question: KeyedQuestion): string {
  return question.correctAnswer;
}

/** The key as the runner sees it: the text of the right option. Throws where the stored index names no option. */
export function keyForRunner(question: KeyedQuestion): string {
  const option = question.options[keyIndex(question.correctAnswer)];
  if (question.questionType === 'fill_blank' || option === undefined) {
    throw new Error(
      `The key "${question.correctAnswer}" names none of the ${question.options.length} options`,
    );
  }

  return option;
}

/** The student test's rule (spec section 5): the stored key, read as a number, is the index of the chosen option. */
export function isChosenOptionCorrect(correctAnswer: string, chosenIndex: number): boolean {
  return keyIndex(correctAnswer) === chosenIndex;
}

/** A typed answer is right when it equals an accepted one after trimming, case-folding and Unicode normalisation. */
export function isTypedAnswerCorrect(acceptedAnswers: string, typed: string): boolean {
  const answer = foldAnswer(typed);

  return answer !== '' && acceptedAnswers.split('|').some((accepted) => foldAnswer(accepted) === answer);
}

/** The server's grade of an answer in the runner's form: the text of the chosen option, or what was typed. */
export function isAnswerCorrect(question: KeyedQuestion, userAnswer: string): boolean {
  if (question.questionType === 'fill_blank') return isTypedAnswerCorrect(question.correctAnswer, userAnswer);

  return question.options[keyIndex(question.correctAnswer)] === userAnswer;
}

/** NaN where the key is no index: an empty text would be read as 0, the first option. */
function keyIndex(correctAnswer: string): number {
  return /^\d+$/.test(correctAnswer) ? Number(correctAnswer) : Number.NaN;
}

/** NFC, not NFKC: 10² must not become 102. */
function foldAnswer(answer: string): string {
  return answer.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();
}

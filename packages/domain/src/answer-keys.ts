/**
 * The one stored form of a key, as the student test and the administrator see it.
 *
 * Choice questions store the index of the right option as text (`"1"`); `fill_blank` stores its accepted answers
 * separated by `|`. The runner's view, the option's text, is made of a version of the test (`test-version.ts`): never one
 * field read two ways.
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

/** The student test's rule (spec section 5): the stored key, read as a number, is the index of the chosen option. */
export function isChosenOptionCorrect(correctAnswer: string, chosenIndex: number): boolean {
  return keyIndex(correctAnswer) === chosenIndex;
}

/** A typed answer is right when it equals an accepted one after trimming, case-folding and Unicode normalisation. */
export function isTypedAnswerCorrect(acceptedAnswers: string, typed: string): boolean {
  const answer = foldAnswer(typed);

  return answer !== '' && acceptedAnswers.split('|').some((accepted) => foldAnswer(accepted) === answer);
}

/** The index that a choice's key names. NaN where the key is none: an empty text would be read as 0, the first option. */
export function keyIndex(correctAnswer: string): number {
  return /^\d+$/.test(correctAnswer) ? Number(correctAnswer) : Number.NaN;
}

/** NFC, not NFKC: 10² must not become 102. */
function foldAnswer(answer: string): string {
  return answer.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();
}

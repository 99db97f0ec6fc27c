/** How the student test reads the spec's keys: the index of the right option as text, or accepted answers with `|`. */
export const TRUE_FALSE_OPTIONS = ['True', 'False'] as const;

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
function keyIndex(correctAnswer: string): number {
  return /^\d+$/.test(correctAnswer) ? Number(correctAnswer) : Number.NaN;
}

/** NFC, not NFKC: 10² must not become 102. */
function foldAnswer(answer: string): string {
  return answer.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();
}

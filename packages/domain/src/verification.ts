export type Claim = { correctAnswers: number; totalQuestions: number; timeSpent: number };

/**
 * Whether stored answers stand behind a completed attempt's claim, so that the server's own grade replaces it.
 *
 * As many as the claim calls right, at least, and no more than the exam has questions: a claim with nothing behind it
 * stays as reported and counts in no statistics. A test that was submitted without any answer claims nothing, and counts
 * as 0; one that was left (Exit Test reports no time) does not.
 */
export function isCovered(
  { correctAnswers, totalQuestions, timeSpent }: Claim,
  storedAnswers: number,
): boolean {
  if (storedAnswers === 0) return correctAnswers === 0 && timeSpent > 0;

  return storedAnswers >= correctAnswers && storedAnswers <= totalQuestions;
}

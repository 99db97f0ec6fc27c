export type Claim = { correctAnswers: number; totalQuestions: number };

/**
 * Whether stored answers stand behind a completed attempt's claim, so that the server's own grade replaces it.
 *
 * At least one answer, at least as many as the claim calls right, and no more than the exam has questions: a claim
 * with nothing behind it stays as reported and counts in no statistics.
 */
export function isCovered(claim: Claim, storedAnswers: number): boolean {
  return storedAnswers > 0 && storedAnswers >= claim.correctAnswers && storedAnswers <= claim.totalQuestions;
}

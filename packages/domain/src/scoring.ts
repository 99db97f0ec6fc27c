/** Passing score of an exam that names none (spec section 9). */
export const DEFAULT_PASSING_SCORE = 70;

export type ScoreBand = 'Excellent' | 'Good' | 'Pass' | 'Needs Work' | 'N/A';

/**
 * Rounded percent of right answers over every question of the exam, answered or not (spec section 9).
 *
 * An empty exam scores 0 rather than NaN: it cannot be started, but old attempts may point at an exam
 * whose questions were since deleted.
 */
export function scorePercent(correctAnswers: number, totalQuestions: number): number {
  if (totalQuestions === 0) return 0;

  return Math.round((correctAnswers / totalQuestions) * 100);
}

/** The badge of a score (spec section 9). */
export function scoreBand(score: number | null): ScoreBand {
  if (score === null) return 'N/A';
  if (score >= 90) return 'Excellent';
  if (score >= 80) return 'Good';
  if (score >= 70) return 'Pass';

  return 'Needs Work';
}

/** Seconds per answered question as the runner reports them: rounded down, 0 where nothing was answered (spec section 7). */
export function secondsPerAnswer(totalSeconds: number, answeredCount: number): number {
  if (answeredCount === 0) return 0;

  return Math.floor(totalSeconds / answeredCount);
}

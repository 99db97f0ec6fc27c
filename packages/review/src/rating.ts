/** How well something was remembered, in the words that learners press on a flash card. */
export type Rating = 'again' | 'hard' | 'good' | 'easy';

export const RATINGS = ['again', 'hard', 'good', 'easy'] as const satisfies readonly Rating[];

/** How a question was answered. `seconds` and `usualSeconds` are null where nobody measured. */
export type GivenToQuestion = {
  isRight: boolean;
  /** Marked 'not sure'. */
  isUnsure: boolean;
  seconds: number | null;
  /** What this learner takes for a question: the median. */
  usualSeconds: number | null;
};

/** From so many times the usual time on, an answer was hard to find. */
const SLOW = 2;

/**
 * The rating that follows from an answer to a question.
 *
 * Never easy: among four options one in four guesses is right, and an easy card stays away for weeks.
 */
export function ratingOfAnswer({ isRight, isUnsure, seconds, usualSeconds }: GivenToQuestion): Rating {
  if (!isRight) return 'again';
  if (isUnsure) return 'hard';
  const isSlow = seconds !== null && usualSeconds !== null && seconds > usualSeconds * SLOW;

  return isSlow ? 'hard' : 'good';
}

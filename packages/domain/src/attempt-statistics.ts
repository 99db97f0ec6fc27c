import { scorePercent } from './scoring.ts';

/** What the statistics read of an attempt. Times are seconds. */
export type CountedAttempt = {
  completed: boolean;
  verified: boolean;
  /** ISO moment. */
  completedAt: string | null;
  score: number | null;
  timeSpent: number;
  totalQuestions: number;
  correctAnswers: number;
};

export type AttemptStatistics = {
  testsCompleted: number;
  /** Rounded mean of the scores; null where no attempt counts. */
  averageScore: number | null;
  totalStudyHours: number;
  averageTestMinutes: number;
  /** Days, where the learner is, on which a test was completed; at most `DAYS_ACTIVE_CAP`. */
  daysActive: number;
};

/** Spec section 9. */
export const DAYS_ACTIVE_CAP = 30;

/** The figures of the results page over an attempt list (spec section 9). Only completed, verified attempts count. */
export function attemptStatistics(attempts: readonly CountedAttempt[]): AttemptStatistics {
  const counted = attempts.filter((attempt) => attempt.completed && attempt.verified);
  const testsCompleted = counted.length;
  const totalSeconds = sum(counted.map((attempt) => attempt.timeSpent));

  return {
    testsCompleted,
    averageScore: testsCompleted === 0 ? null : Math.round(sum(counted.map(scoreOf)) / testsCompleted),
    totalStudyHours: Math.round(totalSeconds / 3600),
    averageTestMinutes: testsCompleted === 0 ? 0 : Math.round(totalSeconds / testsCompleted / 60),
    daysActive: Math.min(daysOf(counted), DAYS_ACTIVE_CAP),
  };
}

function daysOf(attempts: readonly CountedAttempt[]): number {
  const days = attempts.map(({ completedAt }) => completedAt && new Date(completedAt).toDateString());

  return new Set(days.filter((day) => day !== null)).size;
}

/** The stored score, or one made from the right answers where none was stored. */
export function scoreOf(attempt: CountedAttempt): number {
  return attempt.score ?? scorePercent(attempt.correctAnswers, attempt.totalQuestions);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

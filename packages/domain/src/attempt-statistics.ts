import { scorePercent } from './scoring.ts';

/** What the statistics read of an attempt. Times are seconds. */
export type CountedAttempt = {
  completed: boolean;
  verified: boolean;
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
  daysActive: number;
};

/** Days active is the completed count, capped (spec section 9). */
const DAYS_ACTIVE_CAP = 30;

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
    daysActive: Math.min(testsCompleted, DAYS_ACTIVE_CAP),
  };
}

/** The stored score, or one made from the right answers where none was stored. */
export function scoreOf(attempt: CountedAttempt): number {
  return attempt.score ?? scorePercent(attempt.correctAnswers, attempt.totalQuestions);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

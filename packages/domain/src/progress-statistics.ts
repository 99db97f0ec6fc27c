import { type CountedAttempt, scoreOf } from './attempt-statistics.ts';
import { scorePercent } from './scoring.ts';

/** What the statistics read of answers, however they are gathered. */
export type AnswerCount = { answered: number; correct: number };

type TimedAttempt = CountedAttempt & { completedAt: string | null };

/** One test, or the mean of several that follow each other, with the moments of the first and the last. */
export type ScorePoint = { from: string; to: string; tests: number; score: number };

/** How the newest scores differ from the oldest: `tests` of each are compared, by their rounded means. */
export type ScoreChange = { tests: number; first: number; latest: number };

/** From this many tests on, three are compared with three: one good or bad day says less then. */
const TESTS_FOR_MEANS = 6;
const MEAN_OF = 3;

/** A slip or two in fewer answers than this says nothing about a topic. */
const ANSWERS_FOR_A_TOPIC = 3;

/**
 * The scores of the attempts that count, oldest first. Where there are more than `maxPoints`, neighbours are averaged,
 * as many for each point, so that a line through them can still be read.
 */
export function scoreTimeline(attempts: readonly TimedAttempt[], maxPoints: number): ScorePoint[] {
  const counted = countedOldestFirst(attempts);
  const perPoint = Math.ceil(counted.length / maxPoints);
  const points: ScorePoint[] = [];
  for (let start = 0; start < counted.length; start += perPoint) {
    const group = counted.slice(start, start + perPoint);
    points.push({
      from: group[0]?.completedAt ?? '',
      to: group.at(-1)?.completedAt ?? '',
      tests: group.length,
      score: meanScore(group),
    });
  }

  return points;
}

/** Null where fewer than two attempts count: there is nothing to compare. */
export function scoreChange(attempts: readonly TimedAttempt[]): ScoreChange | null {
  const counted = countedOldestFirst(attempts);
  if (counted.length < 2) return null;

  const tests = counted.length >= TESTS_FOR_MEANS ? MEAN_OF : 1;

  return { tests, first: meanScore(counted.slice(0, tests)), latest: meanScore(counted.slice(-tests)) };
}

/** Rounded percent of right answers. */
export function accuracyPercent({ answered, correct }: AnswerCount): number {
  return scorePercent(correct, answered);
}

/** Weakest first; of two that are equally weak, the one with more answers behind it. */
export function byWeakness<T extends AnswerCount>(topics: readonly T[]): T[] {
  return topics.toSorted(
    (one, other) =>
      one.correct / one.answered - other.correct / other.answered || other.answered - one.answered,
  );
}

/** The topics to work on next, weakest first: known by name, with enough answers to tell, and not all of them right. */
export function weakestTopics<T extends AnswerCount & { topic: string | null }>(
  topics: readonly T[],
  limit: number,
): T[] {
  const candidates = topics.filter(
    ({ topic, answered, correct }) => topic !== null && answered >= ANSWERS_FOR_A_TOPIC && correct < answered,
  );

  return byWeakness(candidates).slice(0, limit);
}

function countedOldestFirst(attempts: readonly TimedAttempt[]): TimedAttempt[] {
  return attempts
    .filter(({ completed, verified, completedAt }) => completed && verified && completedAt !== null)
    .toSorted((one, other) => Date.parse(one.completedAt ?? '') - Date.parse(other.completedAt ?? ''));
}

function meanScore(attempts: readonly TimedAttempt[]): number {
  return Math.round(attempts.reduce((sum, attempt) => sum + scoreOf(attempt), 0) / attempts.length);
}

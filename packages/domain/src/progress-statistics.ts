import { type CountedAttempt, scoreOf } from './attempt-statistics.ts';
import { scorePercent } from './scoring.ts';

/** What the statistics read of answers, however they are gathered. */
export type AnswerCount = { answered: number; correct: number };

type TopicCount = AnswerCount & { topic: string | null };

/** One test, or the mean of several that follow each other, with the moments of the first and the last. */
export type ScorePoint = { from: string; to: string; tests: number; score: number };

/** How the newest scores differ from the oldest: `tests` of each are compared, by their rounded means. */
export type ScoreChange = { tests: number; first: number; latest: number };

/** From this many tests on, three are compared with three: one good or bad day says less then. */
const TESTS_FOR_MEANS = 6;
const MEAN_OF = 3;

/** A slip or two in fewer answers than this says nothing about a topic. */
export const ANSWERS_FOR_A_TOPIC = 3;

/**
 * The scores of the attempts that count, oldest first. Where there are more than `maxPoints`, neighbours are averaged,
 * as many for each point, so that a line through them can still be read.
 */
export function scoreTimeline(attempts: readonly CountedAttempt[], maxPoints: number): ScorePoint[] {
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
export function scoreChange(attempts: readonly CountedAttempt[]): ScoreChange | null {
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

/** The topics to work on next, weakest first: known well enough, and below the pass line (percent). */
export function weakestTopics<T extends TopicCount>(
  topics: readonly T[],
  limit: number,
  passingScore: number,
): T[] {
  const below = topics.filter((topic) => isKnownTopic(topic) && accuracyPercent(topic) < passingScore);

  return byWeakness(below).slice(0, limit);
}

/** The topics that went best, strongest first: known well enough, and on or above the pass line (percent). */
export function strongestTopics<T extends TopicCount>(
  topics: readonly T[],
  limit: number,
  passingScore: number,
): T[] {
  const above = topics.filter((topic) => isKnownTopic(topic) && accuracyPercent(topic) >= passingScore);

  return byWeakness(above).toReversed().slice(0, limit);
}

/** Known by name, and with enough answers to tell. */
export function isKnownTopic({ topic, answered }: TopicCount): boolean {
  return topic !== null && answered >= ANSWERS_FOR_A_TOPIC;
}

function countedOldestFirst(attempts: readonly CountedAttempt[]): CountedAttempt[] {
  return attempts
    .filter(({ completed, verified, completedAt }) => completed && verified && completedAt !== null)
    .toSorted((one, other) => Date.parse(one.completedAt ?? '') - Date.parse(other.completedAt ?? ''));
}

function meanScore(attempts: readonly CountedAttempt[]): number {
  return Math.round(attempts.reduce((sum, attempt) => sum + scoreOf(attempt), 0) / attempts.length);
}

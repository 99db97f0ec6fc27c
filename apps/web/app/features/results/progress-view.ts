import type { Attempt, Progress } from '@second-bell/contract';
import {
  accuracyPercent,
  ANSWERS_FOR_A_TOPIC,
  byWeakness,
  isKnownTopic,
  scoreBand,
  scoreChange,
  scoreTimeline,
  strongestTopics,
  weakestTopics,
} from '@second-bell/domain';

import { OTHER_TOPIC } from '#copy/results.ts';
import { count, formatDate } from '#lib/format.ts';

import { durationWords } from './view-model.ts';

export type TopicProgress = Progress['topics'][number];
type TestProgress = Progress['tests'][number];

/** More points than this and a line is a scribble on a phone. */
const MAX_POINTS = 40;
/** So many topics are named as weak, or as strong. */
const NAMED_COUNT = 3;

/** One point of the line of scores. `when` is a day, or the days between which several tests were averaged. */
export type ScoreRow = { id: number; when: string; score: number; tests: number };

/** One bar. `isWeak` marks what to look at first; the words say the same. */
export type BarRow = { id: string; name: string; value: number; words: string; isWeak: boolean };

/** What a chart shows, as a table: the first cell of each row names it. */
export type TableData = { head: readonly string[]; rows: readonly TableRow[] };
type TableRow = { id: string; cells: readonly string[] };

export type NamedTopic = TopicProgress & { name: string };

export function scoreRows(attempts: readonly Attempt[]): ScoreRow[] {
  return scoreTimeline(attempts, MAX_POINTS).map(({ from, to, tests, score }, index) => ({
    id: index + 1,
    when: rangeWords(formatDate(from), formatDate(to)),
    score,
    tests,
  }));
}

/** The finding of the line of scores, in words. The attempts are of one subject: others cannot be compared. */
export function scoreFinding(attempts: readonly Attempt[]): string {
  const change = scoreChange(attempts);
  if (change === null) return `Your first score is ${scoreTimeline(attempts, 1)[0]?.score ?? 0}%`;

  const { tests, first, latest } = change;
  const now =
    tests === 1 ? `Your latest score is ${latest}%` : `Your last ${tests} scores average ${latest}%`;
  const then = tests === 1 ? 'your first' : `your first ${tests}`;
  if (latest === first) return `${now}, the same as ${then}`;

  return `${now}, ${count(Math.abs(latest - first), 'point')} ${latest > first ? 'above' : 'below'} ${then}`;
}

export function scoreTable(rows: readonly ScoreRow[]): TableData {
  const isGrouped = rows.some(({ tests }) => tests > 1);

  return {
    head: isGrouped ? ['Date', 'Tests', 'Average score', 'Band'] : ['Date', 'Score', 'Band'],
    rows: rows.map(({ id, when, score, tests }) => ({
      id: String(id),
      cells: [when, ...(isGrouped ? [String(tests)] : []), `${score}%`, scoreBand(score)],
    })),
  };
}

/** Topics, weakest first. A name that stands in two subjects carries its subject. */
export function namedTopics(topics: readonly TopicProgress[]): NamedTopic[] {
  const nameOf = ({ topic }: TopicProgress) => topic ?? OTHER_TOPIC;
  const namesakes = Map.groupBy(topics, nameOf);

  return byWeakness(topics).map((topic) => {
    const name = nameOf(topic);
    const isShared = (namesakes.get(name)?.length ?? 0) > 1;

    return { ...topic, name: isShared ? `${name} (${topic.examType} ${topic.examSubject})` : name };
  });
}

/** What to work on next: at most three topics below the pass line (percent), weakest first. */
export function topicsToWorkOn(topics: readonly NamedTopic[], passingScore: number): NamedTopic[] {
  return weakestTopics(topics, NAMED_COUNT, passingScore);
}

/** What went best: at most three topics on or above the pass line (percent), strongest first. */
export function strengths(topics: readonly NamedTopic[], passingScore: number): NamedTopic[] {
  return strongestTopics(topics, NAMED_COUNT, passingScore);
}

/** The finding of the bars by topic, in words. */
export function topicFinding(topics: readonly NamedTopic[], passingScore: number): string {
  const [weakest] = weakestTopics(topics, 1, passingScore);
  if (weakest) return `${weakest.name} needs the most work: ${accuracyPercent(weakest)}% right`;
  if (topics.every(({ answered, correct }) => answered === correct)) return 'You got every answer right';
  if (topics.some(isKnownTopic))
    return `${passingScore}% or more is right in every topic with ${ANSWERS_FOR_A_TOPIC} answers or more`;

  return 'Too few answers yet to name a weakest topic';
}

export function topicBars(topics: readonly NamedTopic[], passingScore: number): BarRow[] {
  return topics.map((topic) => ({
    id: topicKey(topic),
    name: topic.name,
    value: accuracyPercent(topic),
    words: `${accuracyPercent(topic)}%`,
    isWeak: accuracyPercent(topic) < passingScore,
  }));
}

export function topicTable(topics: readonly NamedTopic[]): TableData {
  return {
    head: ['Topic', 'Right answers', 'Share'],
    rows: topics.map((topic) => ({
      id: topicKey(topic),
      cells: [topic.name, `${topic.correct} of ${topic.answered}`, `${accuracyPercent(topic)}%`],
    })),
  };
}

export function topicKey({ examType, examSubject, topic }: TopicProgress): string {
  return JSON.stringify([examType, examSubject, topic]);
}

/** Slowest first. */
function byPace(tests: readonly TestProgress[]): TestProgress[] {
  return tests.toSorted((one, other) => other.secondsPerAnswer - one.secondsPerAnswer);
}

/** The finding of the bars of time, in words. */
export function paceFinding(tests: readonly TestProgress[]): string {
  const [slowest, ...others] = byPace(tests);
  if (!slowest) return 'No time to show yet';

  const time = durationWords(slowest.secondsPerAnswer);
  if (others.length === 0) return `You take ${time} for a question`;

  return `Your slowest test takes you ${time} for a question`;
}

export function paceBars(tests: readonly TestProgress[]): BarRow[] {
  return byPace(tests).map(({ examId, examTitle, secondsPerAnswer }) => ({
    id: examId,
    name: examTitle,
    value: secondsPerAnswer,
    words: durationWords(secondsPerAnswer),
    isWeak: false,
  }));
}

export function paceTable(tests: readonly TestProgress[]): TableData {
  return {
    head: ['Test', 'Time for a question', 'Times taken'],
    rows: byPace(tests).map(({ examId, examTitle, secondsPerAnswer, attempts }) => ({
      id: examId,
      cells: [examTitle, durationWords(secondsPerAnswer), String(attempts)],
    })),
  };
}

function rangeWords(from: string, to: string): string {
  return from === to ? from : `${from} – ${to}`;
}

import { createHash } from 'node:crypto';

import type { RescoreFigures } from '@second-bell/contract';
import {
  DEFAULT_PASSING_SCORE,
  isTaken,
  itemInVersion,
  pointsFor,
  responseOf,
  scorePercent,
  scoringRuleOf,
  takenQuestions,
  type VersionContent,
  type VersionQuestion,
} from '@second-bell/domain';
import type { Item, ScoringRule } from '@second-bell/question-types';
import { maxPointsOf, readItem } from '@second-bell/question-types/registry';

import type { AnswerState, AttemptState } from './rescoring.repo.ts';

/** A version as far as one question of it goes. */
export type TakenVersion = {
  id: string;
  rule: ScoringRule;
  question: VersionQuestion;
  item: Item;
  /** Its place from 1: among all questions, and among those that the spec's runner renders. */
  numbers: { all: number; runner: number };
};

/** What stands in the rows of an attempt and of its answer. */
export type Grade = {
  /** Null where the question was not answered. */
  isCorrect: boolean | null;
  answerPoints: number | null;
  answerMaxPoints: number | null;
  correctAnswers: number;
  score: number | null;
  points: number | null;
  maxPoints: number | null;
};

/** What becomes of one attempt. */
export type Change = { attempt: AttemptState; version: TakenVersion; before: Grade; after: Grade };

/** What is to be done by the question as it is now, `leftOut` apart: its key is none in what those attempts were asked. */
export type Plan = { questionId: string; item: Item; changes: Change[]; leftOut: number };

/** Undefined where the version does not have the question. */
export function takenVersionOf(
  id: string,
  content: VersionContent,
  questionId: string,
): TakenVersion | undefined {
  const place = (questions: readonly VersionQuestion[]) =>
    questions.findIndex((question) => question.id === questionId) + 1;
  const all = place(content.questions);
  const question = content.questions[all - 1];
  const runner = place(takenQuestions(content, false));

  return (
    question && {
      id,
      rule: scoringRuleOf(content),
      question,
      item: itemInVersion(question),
      numbers: { all, runner },
    }
  );
}

/** Whether an attempt at the version takes the question. */
export function takes({ question }: TakenVersion, { allTypes }: AttemptState): boolean {
  return isTaken(question, allTypes);
}

/** The question as it was taken, with the key as it is now; undefined where that key says nothing of it. */
export function withKeyOf(taken: Item, now: Item): Item | undefined {
  const { type, content } = taken;
  if (type !== now.type) return undefined;
  const read = readItem({ type, content, key: now.key });
  const contradicts = 'problems' in read && read.problems.some(({ path }) => /^key(?:\.|$)/.test(path));

  return contradicts ? undefined : ({ type, content, key: now.key } as Item);
}

/**
 * The grade of an attempt that was graded by the question `from`, where it is graded by `to`. What was reported and not
 * verified is the client's claim, and an open attempt has no score yet: there the verdict on the answer changes alone.
 */
export function regraded(
  { from, to, rule }: { from: Item; to: Item; rule: ScoringRule },
  attempt: AttemptState,
  answer: AnswerState | undefined,
): Grade {
  const verdict = answer && pointsFor(to, responseOf(to, answer), rule);
  const grown = maxPointsOf(to, rule) - maxPointsOf(from, rule);
  const { completed, verified, correctAnswers, score, points, maxPoints } = attempt;
  const grade = {
    isCorrect: verdict?.isCorrect ?? null,
    answerPoints: verdict?.points ?? null,
    answerMaxPoints: verdict?.maxPoints ?? null,
    correctAnswers,
    score,
    points,
    maxPoints: maxPoints === null ? null : maxPoints + grown,
  };
  if (!completed || !verified) return grade;

  const more = pointsIn(verdict) - pointsIn(answer);
  const moreCorrect = Number(verdict?.isCorrect ?? false) - Number(answer?.isCorrect ?? false);
  if (more === 0 && moreCorrect === 0 && grown === 0) return grade;

  return {
    ...grade,
    correctAnswers: correctAnswers + moreCorrect,
    points: points === null ? null : points + more,
    score: scorePercent((points ?? correctAnswers) + more, (maxPoints ?? attempt.totalQuestions) + grown),
  };
}

function pointsIn(graded: { isCorrect: boolean; points: number | null } | undefined): number {
  return graded === undefined ? 0 : (graded.points ?? Number(graded.isCorrect));
}

export function changeOf(
  version: TakenVersion,
  to: Item,
  attempt: AttemptState,
  answer: AnswerState | undefined,
): Change {
  const { correctAnswers, score, points, maxPoints } = attempt;

  return {
    attempt,
    version,
    before: {
      isCorrect: answer?.isCorrect ?? null,
      answerPoints: answer?.points ?? null,
      answerMaxPoints: answer?.maxPoints ?? null,
      correctAnswers,
      score,
      points,
      maxPoints,
    },
    after: regraded({ from: version.item, to, rule: version.rule }, attempt, answer),
  };
}

/** Whether the learner was told another result. */
export function changesScore({ before, after }: Change): boolean {
  return (
    before.correctAnswers !== after.correctAnswers ||
    before.score !== after.score ||
    before.points !== after.points
  );
}

export function figuresOf({ changes, leftOut }: Plan): RescoreFigures {
  const finished = changes.filter(({ attempt }) => attempt.completed);
  const passing = finished.map((change) => ({
    before: passes(change, change.before),
    after: passes(change, change.after),
  }));

  return {
    finished: finished.length,
    open: changes.length - finished.length,
    reported: finished.filter(({ attempt }) => !attempt.verified).length,
    leftOut,
    changes: distinctChanges(finished),
    nowPass: passing.filter(({ before, after }) => !before && after).length,
    noLongerPass: passing.filter(({ before, after }) => before && !after).length,
  };
}

/** Names a plan: the same only where each attempt is changed in the same way. */
export function tokenOf({ questionId, item, changes, leftOut }: Plan): string {
  const parts = changes.map(({ attempt, after }) => [
    attempt.id,
    attempt.versionId,
    attempt.completed,
    after,
  ]);

  return createHash('sha256')
    .update(JSON.stringify([questionId, item.key, leftOut, parts]))
    .digest('base64url');
}

function distinctChanges(finished: readonly Change[]): RescoreFigures['changes'] {
  const counts = new Map<string, RescoreFigures['changes'][number]>();
  for (const { before, after } of finished) {
    if (before.score === null || after.score === null || before.score === after.score) continue;

    const name = `${before.score} ${after.score}`;
    const known = counts.get(name) ?? { before: before.score, after: after.score, attempts: 0 };
    counts.set(name, { ...known, attempts: known.attempts + 1 });
  }

  return [...counts.values()].toSorted((a, b) => a.before - b.before || a.after - b.after);
}

function passes({ attempt }: Change, { score }: Grade): boolean {
  return (score ?? 0) >= (attempt.passingScore ?? DEFAULT_PASSING_SCORE);
}

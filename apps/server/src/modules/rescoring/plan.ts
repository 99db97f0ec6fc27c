import { createHash } from 'node:crypto';

import type { RescoreFigures } from '@second-bell/contract';
import {
  DEFAULT_PASSING_SCORE,
  examQuestionsOf,
  scorePercent,
  type VersionContent,
  type VersionQuestion,
} from '@second-bell/domain';

import type { AnswerState, AttemptState } from './rescoring.repo.ts';

/** A version as far as one question of it goes. */
export type TakenVersion = {
  id: string;
  question: VersionQuestion;
  /** Its place in the version, from 1. */
  number: number;
};

type Grade = {
  /** Null where the question was not answered. */
  isCorrect: boolean | null;
  correctAnswers: number;
  score: number | null;
};

/** What becomes of one attempt. */
export type Change = { attempt: AttemptState; version: TakenVersion; before: Grade; after: Grade };

/** What is to be done, `leftOut` apart: the attempts of those have no option with the id `key`. */
export type Plan = { questionId: string; key: string | undefined; changes: Change[]; leftOut: number };

/** Undefined where the version does not ask the question, as a timed test asks none that is typed. */
export function takenVersionOf(
  id: string,
  content: VersionContent,
  questionId: string,
): TakenVersion | undefined {
  const asked = examQuestionsOf(content);
  const index = asked.findIndex((question) => question.id === questionId);
  const question = asked[index];

  return question && { id, question, number: index + 1 };
}

/**
 * The grade of an attempt where `key` names the right option of a question. What was reported and not verified is the
 * client's claim, and an open attempt has no score yet: there the verdict on the answer changes alone.
 */
export function gradedBy(key: string, attempt: AttemptState, answer: AnswerState | undefined): Grade {
  const { completed, verified, totalQuestions, correctAnswers, score } = attempt;
  const isCorrect = answer ? answer.optionId === key : null;
  if (!completed || !verified || !answer || isCorrect === answer.isCorrect) {
    return { isCorrect, correctAnswers, score };
  }
  const corrected = correctAnswers + (isCorrect ? 1 : -1);

  return { isCorrect, correctAnswers: corrected, score: scorePercent(corrected, totalQuestions) };
}

export function changeOf(
  key: string,
  attempt: AttemptState,
  version: TakenVersion,
  answer: AnswerState | undefined,
): Change {
  const { correctAnswers, score } = attempt;

  return {
    attempt,
    version,
    before: { isCorrect: answer?.isCorrect ?? null, correctAnswers, score },
    after: gradedBy(key, attempt, answer),
  };
}

export function changesScore({ before, after }: Change): boolean {
  return before.correctAnswers !== after.correctAnswers;
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
export function tokenOf({ questionId, key, changes, leftOut }: Plan): string {
  const parts = changes.map(({ attempt, after }) => [
    attempt.id,
    attempt.versionId,
    attempt.completed,
    after,
  ]);

  return createHash('sha256')
    .update(JSON.stringify([questionId, key, leftOut, parts]))
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

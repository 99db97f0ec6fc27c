import { isDeepStrictEqual } from 'node:util';

import type { StoreAnswer, UserAnswer } from '@second-bell/contract';
import {
  isTaken,
  scoringRuleOf,
  type TakenAnswer,
  takeAnswer,
  type VersionContent,
  type VersionQuestion,
} from '@second-bell/domain';
import { v7 as uuidv7 } from 'uuid';

import type { Db } from '#database/connect.ts';
import { transact } from '#database/retry.ts';

import { AppError, invalidFields, notFound } from '../../app-error.ts';
import type { Versions } from '../test-versions/test-versions.service.ts';
import * as repo from './answers.repo.ts';
import { presentAnswer } from './attempts.presenter.ts';
import { type Caller, isInScope } from './caller.ts';
import type { Outcome } from './write-batch.ts';

export type Sent = StoreAnswer & Caller;
/** What became of each. */
export type Outcomes = Map<Sent, Outcome<UserAnswer>>;
type Contents = ReadonlyMap<string, VersionContent>;

const FINAL = 'This test attempt is already completed: its answers are final';

/**
 * Stores whatever is not simply a new answer: repeats, several answers to one question, answers to attempts that are
 * closed or changed, mistakes. In the order in which they came, each compared with what the one before it left; nobody
 * else changes their attempts meanwhile.
 */
export async function storeWithCare(
  { db, versions }: { db: Db; versions: Versions },
  sent: Sent[],
): Promise<Outcomes> {
  return transact(db, async (tx) => {
    const held = await repo.holdAttempts(tx, [...new Set(sent.map(({ attemptId }) => attemptId))]);
    const attempts = new Map(held.map((attempt) => [attempt.id, attempt]));
    const contents = await versions.getAll(
      tx,
      held.flatMap(({ versionId }) => versionId ?? []),
    );
    const stored = await repo.findStoredAnswers(tx, sent);
    const state = new Map<string, repo.StoredAnswer>(stored.map((row) => [keyOf(row), row]));
    const changed = new Map<string, repo.StoredAnswer>();

    const outcomes: Outcomes = new Map();

    for (const answer of sent) {
      const attempt = attempts.get(answer.attemptId);
      const taken = take(answer, attempt, state.get(keyOf(answer)), contents);
      if ('error' in taken) {
        outcomes.set(answer, taken);
        continue;
      }
      if (taken.isNew) changed.set(keyOf(answer), taken.row);
      state.set(keyOf(answer), taken.row);
      outcomes.set(answer, { value: presentAnswer(taken.row, taken.attempt) });
    }
    await repo.upsertAnswers(tx, inKeyOrder(changed));

    return outcomes;
  });
}

/** The row as it stands after an answer was taken; `isNew`: it is not stored yet. */
type Taken = { row: repo.StoredAnswer; attempt: repo.HeldAttempt; isNew: boolean } | { error: AppError };

function take(
  answer: Sent,
  attempt: repo.HeldAttempt | undefined,
  before: repo.StoredAnswer | undefined,
  contents: Contents,
): Taken {
  const { attemptId, questionId, timeSpent } = answer;
  if (!attempt || !isInScope(attempt, answer)) return { error: notFound('Test attempt', attemptId) };
  const content = contents.get(attempt.versionId ?? '');
  if (!content) return takeEarlier(answer, attempt, before);

  const question = askedQuestion(content, attempt, questionId);
  if (!question) return { error: notFound(`Question of the exam ${attempt.examId}`, questionId) };
  const taken = takeAnswer(question, scoringRuleOf(content), answer);
  if ('problems' in taken) return { error: invalidFields(taken.problems) };
  if (before && isSame(before, taken)) return { row: before, attempt, isNew: false };
  if (attempt.completed) return conflict(FINAL);

  const id = before?.id ?? uuidv7();
  const row = { id, attemptId, questionId, userId: attempt.userId, timeSpent };

  return { row: { ...row, ...taken }, attempt, isNew: true };
}

/** Of an attempt at a form of its test that is no longer known, only repeats are answered. */
function takeEarlier(
  { userAnswer }: Sent,
  attempt: repo.HeldAttempt,
  before: repo.StoredAnswer | undefined,
): Taken {
  if (before?.userAnswer === userAnswer && before) return { row: before, attempt, isNew: false };

  return conflict(attempt.completed ? FINAL : 'This test has changed since you began it. Start it again');
}

function isSame(before: repo.StoredAnswer, taken: TakenAnswer): boolean {
  return before.userAnswer === taken.userAnswer && isDeepStrictEqual(before.response, taken.response);
}

/** The question, where the attempt takes it. */
export function askedQuestion(
  content: VersionContent,
  { allTypes }: { allTypes: boolean },
  questionId: string,
): VersionQuestion | undefined {
  const question = content.questions.find(({ id }) => id === questionId);

  return question && isTaken(question, allTypes) ? question : undefined;
}

function conflict(message: string): { error: AppError } {
  return { error: new AppError('conflict', message) };
}

/** Names the question of an attempt. */
export function keyOf({ attemptId, questionId }: { attemptId: string; questionId: string }): string {
  return `${attemptId} ${questionId}`;
}

/** The same order in every process, so that two batches with the same keys cannot block each other. */
function inKeyOrder(rows: Map<string, repo.StoredAnswer>): repo.StoredAnswer[] {
  return [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

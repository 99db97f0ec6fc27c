import type { StoreAnswer, UserAnswer } from '@second-bell/contract';
import { gradeInVersion, type VersionContent } from '@second-bell/domain';
import { v7 as uuidv7 } from 'uuid';

import type { Db } from '#database/connect.ts';
import { transact } from '#database/retry.ts';

import { AppError, notFound } from '../../app-error.ts';
import type { Versions } from '../test-versions/test-versions.service.ts';
import { presentAnswer } from './attempts.presenter.ts';
import * as repo from './attempts.repo.ts';
import type { Caller } from './caller.ts';
import { type Outcome, WriteBatch } from './write-batch.ts';

type Sent = StoreAnswer & Caller;
type Contents = ReadonlyMap<string, VersionContent>;

/** Stores answers, graded by the server: those that arrive together are committed together. */
export class AnswerStore {
  readonly #db: Db;
  readonly #versions: Versions;
  readonly #batch = new WriteBatch<Sent, UserAnswer>((answers) => this.#store(answers));

  constructor(db: Db, versions: Versions) {
    this.#db = db;
    this.#versions = versions;
  }

  /**
   * Answers the stored row, also where the same answer is sent again. While the attempt is open a different answer to
   * the same question replaces the stored one; afterwards it is a conflict.
   */
  store(caller: Caller, answer: StoreAnswer): Promise<UserAnswer> {
    return this.#batch.add({ ...answer, ...caller });
  }

  async #store(sent: Sent[]): Promise<Outcome<UserAnswer>[]> {
    return transact(this.#db, async (tx) => {
      const attempts = byId(await repo.holdAttempts(tx, unique(sent.map(({ attemptId }) => attemptId))));
      const contents = await this.#contentsOf(tx, [...attempts.values()]);
      const state = byKey(await repo.findStoredAnswers(tx, sent));
      const changed = new Map<string, repo.StoredAnswer>();

      // In the order in which they came: each is compared with what the one before it left.
      const outcomes = sent.map((answer): Outcome<UserAnswer> => {
        const attempt = attempts.get(answer.attemptId);
        const taken = take(answer, attempt, state.get(keyOf(answer)), contents);
        if ('error' in taken) return taken;

        if (taken.isNew) changed.set(keyOf(answer), taken.row);
        state.set(keyOf(answer), taken.row);

        return { value: presentAnswer(taken.row, taken.attempt) };
      });
      await repo.upsertAnswers(tx, inKeyOrder(changed));

      return outcomes;
    });
  }

  async #contentsOf(tx: Db, attempts: repo.AttemptRow[]): Promise<Contents> {
    const contents = new Map<string, VersionContent>();
    for (const id of unique(attempts.flatMap(({ versionId }) => versionId ?? []))) {
      contents.set(id, await this.#versions.get(tx, id));
    }

    return contents;
  }
}

/** The row as it stands after an answer was taken; `isNew`: it is not stored yet. */
type Taken = { row: repo.StoredAnswer; attempt: repo.AttemptRow; isNew: boolean } | { error: AppError };

function take(
  answer: Sent,
  attempt: repo.AttemptRow | undefined,
  before: repo.StoredAnswer | undefined,
  contents: Contents,
): Taken {
  const { attemptId, questionId, userAnswer, timeSpent } = answer;
  if (!attempt || !repo.isInScope(attempt, answer)) return { error: notFound('Test attempt', attemptId) };
  if (before?.userAnswer === userAnswer) return { row: before, attempt, isNew: false };
  if (attempt.completed) {
    return conflict('This test attempt is already completed: its answers are final');
  }
  if (attempt.versionId === null) {
    return conflict('This test has changed since you began it. Start it again');
  }

  const question = contents.get(attempt.versionId)?.questions.find(({ id }) => id === questionId);
  if (!question) return { error: notFound(`Question of the exam ${attempt.examId}`, questionId) };

  const id = before?.id ?? uuidv7();
  const row = { id, attemptId, questionId, userId: attempt.userId, userAnswer, timeSpent };

  return { row: { ...row, ...gradeInVersion(question, userAnswer) }, attempt, isNew: true };
}

function conflict(message: string): { error: AppError } {
  return { error: new AppError('conflict', message) };
}

function keyOf({ attemptId, questionId }: { attemptId: string; questionId: string }): string {
  return `${attemptId} ${questionId}`;
}

function byKey(rows: repo.StoredAnswer[]): Map<string, repo.StoredAnswer> {
  return new Map(rows.map((row) => [keyOf(row), row]));
}

function byId(rows: repo.AttemptRow[]): Map<string, repo.AttemptRow> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** The same order in every process, so that two batches with the same keys cannot block each other. */
function inKeyOrder(rows: Map<string, repo.StoredAnswer>): repo.StoredAnswer[] {
  return [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

function unique(values: string[]): string[] {
  return [...new Set(values)];
}

import type { StoreAnswer, UserAnswer } from '@second-bell/contract';
import { isAnswerCorrect } from '@second-bell/domain';
import { v7 as uuidv7 } from 'uuid';

import type { Db } from '#database/connect.ts';

import { AppError, notFound } from '../../app-error.ts';
import type { ContentCache } from '../../content-cache.ts';
import { type ExamKeys, getExamKeys } from '../exams/exams.service.ts';
import { presentAnswer } from './attempts.presenter.ts';
import * as repo from './attempts.repo.ts';
import { type Outcome, WriteBatch } from './write-batch.ts';

type Sent = StoreAnswer & { guestId: string };

/** Stores answers, graded by the server: those that arrive together are committed together. */
export class AnswerStore {
  readonly #db: Db;
  readonly #content: ContentCache;
  readonly #batch = new WriteBatch<Sent, UserAnswer>((answers) => this.#store(answers));

  constructor(db: Db, content: ContentCache) {
    this.#db = db;
    this.#content = content;
  }

  /**
   * Answers the stored row, also where the same answer is sent again. While the attempt is open a different answer to
   * the same question replaces the stored one; afterwards it is a conflict.
   */
  store(guestId: string, answer: StoreAnswer): Promise<UserAnswer> {
    return this.#batch.add({ ...answer, guestId });
  }

  async #store(sent: Sent[]): Promise<Outcome<UserAnswer>[]> {
    return this.#db.transaction(async (tx) => {
      const attempts = byId(await repo.holdAttempts(tx, unique(sent.map(({ attemptId }) => attemptId))));
      const stored = byKey(await repo.findStoredAnswers(tx, sent));
      const keys = await this.#keysOf(tx, attempts);

      const plans = sent.map((answer) => plan(answer, attempts.get(answer.attemptId), stored, keys));
      const rows = new Map<string, repo.NewAnswer>();
      // One statement cannot write a row twice: of two answers to one question in a batch, the later stands.
      for (const step of plans) if ('row' in step) rows.set(keyOf(step.row), step.row);
      const written = byKey(await repo.upsertAnswers(tx, inKeyOrder(rows)));

      return plans.map((step) => {
        if ('error' in step) return step;
        const row = 'stored' in step ? step.stored : written.get(keyOf(step.row));

        return row
          ? { value: presentAnswer(row) }
          : { error: new Error('An answer was written but not returned') };
      });
    });
  }

  async #keysOf(tx: Db, attempts: Map<string, repo.AttemptRow>): Promise<Map<string, ExamKeys>> {
    const keys = new Map<string, ExamKeys>();
    for (const examId of unique([...attempts.values()].map((attempt) => attempt.examId))) {
      const cacheKey = `keys/${examId}`;
      keys.set(
        examId,
        await this.#content.get(cacheKey, async () => {
          const value = await getExamKeys(tx, examId);

          return { value, bytes: value.size * APPROXIMATE_KEY_BYTES };
        }),
      );
    }

    return keys;
  }
}

/** Four options of a line each, and what a map entry takes. */
const APPROXIMATE_KEY_BYTES = 1_000;

type Plan = { row: repo.NewAnswer } | { stored: repo.AnswerRow } | { error: AppError };

function plan(
  answer: Sent,
  attempt: repo.AttemptRow | undefined,
  stored: Map<string, repo.AnswerRow>,
  keys: Map<string, ExamKeys>,
): Plan {
  const { attemptId, questionId, userAnswer, timeSpent, guestId } = answer;
  if (!attempt || attempt.guestId !== guestId) return { error: notFound('Test attempt', attemptId) };

  const before = stored.get(keyOf(answer));
  if (before?.userAnswer === userAnswer) return { stored: before };
  if (attempt.completed) {
    return {
      error: new AppError('conflict', 'This test attempt is already completed: its answers are final'),
    };
  }

  const question = keys.get(attempt.examId)?.get(questionId);
  if (!question) return { error: notFound(`Question of the exam ${attempt.examId}`, questionId) };

  const isCorrect = isAnswerCorrect(question, userAnswer);

  return {
    row: { id: uuidv7(), attemptId, questionId, userId: attempt.userId, userAnswer, isCorrect, timeSpent },
  };
}

function keyOf({ attemptId, questionId }: { attemptId: string; questionId: string }): string {
  return `${attemptId} ${questionId}`;
}

function byKey(rows: repo.AnswerRow[]): Map<string, repo.AnswerRow> {
  return new Map(rows.map((row) => [keyOf(row), row]));
}

function byId(rows: repo.AttemptRow[]): Map<string, repo.AttemptRow> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** The same order in every process, so that two batches with the same keys cannot block each other. */
function inKeyOrder(rows: Map<string, repo.NewAnswer>): repo.NewAnswer[] {
  return [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

function unique(values: string[]): string[] {
  return [...new Set(values)];
}

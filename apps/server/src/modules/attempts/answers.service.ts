import type { StoreAnswer, UserAnswer } from '@second-bell/contract';
import { scoringRuleOf, takeAnswer, type VersionContent } from '@second-bell/domain';
import { v7 as uuidv7 } from 'uuid';

import type { Db } from '#database/connect.ts';
import { retried } from '#database/retry.ts';

import type { Versions } from '../test-versions/test-versions.service.ts';
import { type GradedAnswer, type OpenAttempt, storeGraded } from './answers.repo.ts';
import { presentAnswer } from './attempts.presenter.ts';
import { type Caller, isInScope } from './caller.ts';
import { askedQuestion, keyOf, type Outcomes, type Sent, storeWithCare } from './careful-answers.service.ts';
import type { OpenAttempts } from './open-attempts.ts';
import { WriteBatch } from './write-batch.ts';

type Services = { db: Db; versions: Versions; openAttempts: OpenAttempts };

/** Stores answers, graded by the server: those that arrive together are committed together. */
export class AnswerStore {
  readonly #services: Services;
  readonly #batch = new WriteBatch<Sent, UserAnswer>((answers) => this.#store(answers));

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * Answers the stored row, also where the same answer is sent again. While the attempt is open a different answer to
   * the same question replaces the stored one; afterwards it is a conflict.
   */
  store(caller: Caller, answer: StoreAnswer): Promise<UserAnswer> {
    return this.#batch.add({ ...answer, ...caller });
  }

  async #store(sent: Sent[]): Promise<Outcomes> {
    const atOnce = await this.#storeAtOnce(sent);
    if (atOnce.size === sent.length) return atOnce;

    const left = sent.filter((answer) => !atOnce.has(answer));
    for (const { attemptId } of left) this.#services.openAttempts.forget(attemptId);

    return new Map([...atOnce, ...(await storeWithCare(this.#services, left))]);
  }

  /**
   * Usually an answer is new, the only one of its batch to its question, and its attempt is known already. It is graded
   * by what is known, and stored where that still holds: one statement for all of them. Answers what became of those.
   */
  async #storeAtOnce(sent: Sent[]): Promise<Outcomes> {
    const { db, versions, openAttempts } = this.#services;
    const attemptIds = sent.map(({ attemptId }) => attemptId);
    const attempts = await openAttempts.find(db, attemptIds);
    const versionIds = [...attempts.values()].map(({ versionId }) => versionId);
    const contents = await versions.getAll(db, versionIds);

    const graded = new Map<string, { answer: Sent; row: GradedAnswer }>();
    for (const [key, [answer, ...others]] of Map.groupBy(sent, keyOf)) {
      const row = answer && others.length === 0 && grade(answer, attempts.get(answer.attemptId), contents);
      if (row) graded.set(key, { answer, row });
    }
    if (graded.size === 0) return new Map();
    const rows = [...graded.values()].map(({ row }) => row);
    const ids = new Map((await retried(() => storeGraded(db, rows))).map((row) => [keyOf(row), row.id]));

    const outcomes: Outcomes = new Map();
    for (const [key, { answer, row }] of graded) {
      const id = ids.get(key);
      if (id === undefined) continue;
      const state = { sealed: row.attempt.sealed, completed: false };
      const stored = { ...row, id, response: null, points: null, maxPoints: null };
      outcomes.set(answer, { value: presentAnswer(stored, state) });
    }

    return outcomes;
  }
}

/**
 * None where the attempt is not known as open, or not the caller's, or asks no such question; nor where the answer has a
 * form of its own, or points other than 1 and 0: these are stored with care.
 */
function grade(
  sent: Sent,
  attempt: OpenAttempt | undefined,
  contents: ReadonlyMap<string, VersionContent>,
): GradedAnswer | undefined {
  if (!attempt || sent.response !== undefined || !isInScope(attempt, sent)) return undefined;
  const content = contents.get(attempt.versionId);
  const question = content && askedQuestion(content, attempt, sent.questionId);
  if (!question) return undefined;

  const taken = takeAnswer(question, scoringRuleOf(content), sent);
  if ('problems' in taken || taken.response !== null || taken.maxPoints !== null) return undefined;
  const { attemptId, questionId, timeSpent } = sent;
  const { userAnswer, optionId, isCorrect } = taken;

  return { id: uuidv7(), attemptId, questionId, userAnswer, optionId, isCorrect, timeSpent, attempt };
}

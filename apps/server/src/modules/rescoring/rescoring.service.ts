import { isDeepStrictEqual } from 'node:util';

import type { Rescore, Rescored, RescorePreview } from '@second-bell/contract';
import { toVersionForm, withKey } from '@second-bell/domain';
import { isRunnerType, type Item } from '@second-bell/question-types';
import { describeItemKey } from '@second-bell/question-types/registry';
import { v7 as uuidv7 } from 'uuid';

import type { Db } from '#database/connect.ts';
import { itemOf, keyInWords } from '#modules/catalog/stored-item.ts';
import { changeAtDesk, type Desk } from '#modules/desk/desk.ts';
import { lockQuestion } from '#modules/desk/locks.repo.ts';
import { versionIdOf } from '#modules/test-versions/draft.ts';
import { findVersion, holdVersion } from '#modules/test-versions/test-versions.repo.ts';

import { AppError, notFound } from '../../app-error.ts';
import {
  type Change,
  changeOf,
  changesScore,
  figuresOf,
  type Plan,
  takenVersionOf,
  type TakenVersion,
  takes,
  tokenOf,
  withKeyOf,
} from './plan.ts';
import * as repo from './rescoring.repo.ts';

const TITLE_LENGTH = 80;

/** What the key of a question, as it is now, would change for the attempts that were graded by another. */
export async function previewRescore(db: Db, questionId: string): Promise<RescorePreview> {
  return db.transaction(
    async (tx) => {
      const question = await repo.findQuestion(tx, questionId);
      if (!question) throw notFound('Question', questionId);

      const plan = await readPlan(tx, question, repo.findAttempts);
      const last = await repo.findLastRescore(tx, questionId);

      return {
        ...figuresOf(plan),
        questionId,
        keysBefore: [...keysBefore(plan).values()],
        keyNow: keyInWords(plan.item),
        token: tokenOf(plan),
        last: last ? { ...last, at: last.at.toISOString() } : null,
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/**
 * Grades these attempts by the key as it is now, those that are open too, exactly as the preview `expected` said; else
 * nothing is done, and the answer is 409.
 */
export async function rescore(desk: Desk, questionId: string, body: Rescore): Promise<Rescored> {
  return changeAtDesk(desk, async (tx) => {
    // The whole test: corrections of its attempts come one after the other.
    const question = await lockQuestion(tx, questionId, { parent: 'alone' });
    if (!question) throw notFound('Question', questionId);

    const plan = await readPlan(tx, question, repo.lockAttempts);
    if (plan.changes.length === 0 || tokenOf(plan) !== body.expected) {
      throw new AppError(
        'rescore_changed',
        'The figures have changed since you looked. Look at them again, then correct the scores.',
      );
    }
    const id = uuidv7();
    const figures = figuresOf(plan);
    await apply(tx, plan);
    await remember(tx, plan, { id, reason: body.reason, administrator: desk.administrator.email });

    return {
      result: { id, ...figures },
      audit: {
        action: 'rescored',
        kind: 'question',
        entityId: questionId,
        title: question.questionText.slice(0, TITLE_LENGTH),
        details: {
          attempts: figures.finished,
          reason: body.reason,
          correctAnswer: {
            before: [...keysBefore(plan).values()].join('\n'),
            after: keyInWords(plan.item),
          },
        },
      },
    };
  });
}

async function readPlan(
  tx: Db,
  question: repo.QuestionRow,
  readAttempts: (tx: Db, versionIds: readonly string[]) => Promise<repo.AttemptState[]>,
): Promise<Plan> {
  const questionId = question.id;
  const item = itemOf(question);
  const others = (await readTakenVersions(tx, questionId)).filter(
    (version) => !isDeepStrictEqual(version.item.key, item.key),
  );
  const fitting = new Map<string, { version: TakenVersion; to: Item }>();
  for (const version of others) {
    const to = withKeyOf(version.item, item);
    if (to) fitting.set(version.id, { version, to });
  }
  const lacking = others.filter(({ id }) => !fitting.has(id));
  const attempts = (await readAttempts(tx, [...fitting.keys()])).flatMap((attempt) => {
    const found = fitting.get(attempt.versionId ?? '');

    return found && takes(found.version, attempt) ? [{ attempt, ...found }] : [];
  });
  const ids = attempts.map(({ attempt }) => attempt.id);
  // Only now: answers that were on their way are stored before their attempt can be locked.
  const answers = new Map(
    (await repo.findAnswersTo(tx, questionId, ids)).map((answer) => [answer.attemptId, answer]),
  );

  return {
    questionId,
    item,
    changes: attempts.map(({ attempt, version, to }) =>
      changeOf(version, to, attempt, answers.get(attempt.id)),
    ),
    leftOut: await countLeftOut(tx, lacking),
  };
}

async function countLeftOut(tx: Db, lacking: readonly TakenVersion[]): Promise<number> {
  const [rendered, others] = [true, false].map((isRendered) =>
    lacking.filter(({ item }) => isRunnerType(item.type) === isRendered).map(({ id }) => id),
  );

  return (
    (await repo.countFinished(tx, rendered ?? [])) +
    (await repo.countFinished(tx, others ?? [], { allTypes: true }))
  );
}

/** One after the other: only the question of each stays in memory. */
async function readTakenVersions(tx: Db, questionId: string): Promise<TakenVersion[]> {
  const versions: TakenVersion[] = [];
  for (const id of await repo.findTakenVersions(tx, questionId)) {
    const row = await findVersion(tx, id);
    const version = row && takenVersionOf(id, row.content, questionId);
    if (version) versions.push(version);
  }

  return versions;
}

async function apply(tx: Db, { questionId, item, changes }: Plan): Promise<void> {
  const corrected = new Map<string, string>();
  for (const version of new Map(changes.map((change) => [change.version.id, change.version])).values()) {
    corrected.set(version.id, await holdCorrected(tx, version, item));
  }
  await repo.setVerdicts(
    tx,
    questionId,
    changes.map(({ attempt, after }) => ({ attemptId: attempt.id, ...after })),
  );
  await repo.setResults(
    tx,
    changes.map(({ attempt, version, after }) => ({
      id: attempt.id,
      versionId: corrected.get(version.id) ?? version.id,
      ...after,
    })),
  );
}

async function holdCorrected(
  tx: Db,
  { id: versionId, item, question }: TakenVersion,
  now: Item,
): Promise<string> {
  const version = await findVersion(tx, versionId);
  if (!version) throw new Error(`The version ${versionId} vanished while attempts refer to it`);

  const content = withKey(version.content, question.id, withKeyOf(item, now) ?? item);
  const id = versionIdOf(content);
  await holdVersion(tx, { id, content });

  return id;
}

async function remember(
  tx: Db,
  plan: Plan,
  { id, ...row }: { id: string; reason: string; administrator: string },
): Promise<void> {
  await repo.insertRescore(
    tx,
    {
      id,
      ...row,
      questionId: plan.questionId,
      keysBefore: [...keysBefore(plan).keys()],
      keyNow: keyName(plan.item),
    },
    plan.changes.map((change) => rescoredAttempt(id, change)),
  );
}

function rescoredAttempt(rescoreId: string, change: Change): repo.RescoredAttempt {
  const { attempt, version, before } = change;

  return {
    rescoreId,
    attemptId: attempt.id,
    versionBefore: version.id,
    completedBefore: attempt.completed,
    correctAnswersBefore: before.correctAnswers,
    scoreBefore: before.score,
    isCorrectBefore: before.isCorrect,
    pointsBefore: before.points,
    maxPointsBefore: before.maxPoints,
    answerPointsBefore: before.answerPoints,
    answerMaxPointsBefore: before.answerMaxPoints,
    questionNumber: attempt.allTypes ? version.numbers.all : version.numbers.runner,
    changedScore: changesScore(change),
  };
}

/** The keys that these attempts were graded by, each once: its name, and in words. */
function keysBefore({ changes }: Plan): Map<string, string> {
  return new Map(changes.map(({ version: { item } }) => [keyName(item), keyInWords(item)]));
}

/** The id of the right option, where that is what the key says. */
function keyName(item: Item): string {
  return toVersionForm(item).key || describeItemKey(item);
}

import type { Rescore, Rescored, RescorePreview } from '@second-bell/contract';
import { keyInVersion, withKey } from '@second-bell/domain';
import { v7 as uuidv7 } from 'uuid';

import type { Db } from '#database/connect.ts';
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
  tokenOf,
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
        keysBefore: keysBefore(plan).map(({ text }) => text),
        keyNow: keyInWords(question),
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
            before: keysBefore(plan)
              .map(({ text }) => text)
              .join('\n'),
            after: keyInWords(question),
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
  if (question.questionType === 'fill_blank') return { questionId, key: undefined, changes: [], leftOut: 0 };

  const key = keyInVersion(question);
  const others = (await readTakenVersions(tx, questionId)).filter((version) => version.question.key !== key);
  const [fitting, lacking] = split(others, (version) =>
    version.question.options.some(({ id }) => id === key),
  );
  const attempts = await readAttempts(tx, [...fitting.keys()]);
  const ids = attempts.map(({ id }) => id);
  // Only now: answers that were on their way are stored before their attempt can be locked.
  const answers = new Map(
    (await repo.findAnswersTo(tx, questionId, ids)).map((answer) => [answer.attemptId, answer]),
  );
  const changes = attempts.flatMap((attempt) => {
    const version = fitting.get(attempt.versionId ?? '');

    return version ? [changeOf(key, attempt, version, answers.get(attempt.id))] : [];
  });

  return { questionId, key, changes, leftOut: await repo.countFinished(tx, [...lacking.keys()]) };
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

function split(versions: readonly TakenVersion[], isFitting: (version: TakenVersion) => boolean) {
  const byId = (list: readonly TakenVersion[]) => new Map(list.map((version) => [version.id, version]));

  return [byId(versions.filter(isFitting)), byId(versions.filter((version) => !isFitting(version)))] as const;
}

async function apply(tx: Db, { questionId, key = '', changes }: Plan): Promise<void> {
  const corrected = new Map<string, string>();
  for (const versionId of new Set(changes.map(({ version }) => version.id))) {
    corrected.set(versionId, await holdCorrected(tx, versionId, { questionId, key }));
  }
  await repo.setVerdicts(
    tx,
    questionId,
    changes.flatMap(({ attempt, after: { isCorrect } }) =>
      isCorrect === null ? [] : [{ attemptId: attempt.id, isCorrect }],
    ),
  );
  await repo.setResults(
    tx,
    changes.map(({ attempt, version, after: { correctAnswers, score } }) => ({
      id: attempt.id,
      versionId: corrected.get(version.id) ?? version.id,
      correctAnswers,
      score,
    })),
  );
}

async function holdCorrected(
  tx: Db,
  versionId: string,
  { questionId, key }: { questionId: string; key: string },
): Promise<string> {
  const version = await findVersion(tx, versionId);
  if (!version) throw new Error(`The version ${versionId} vanished while attempts refer to it`);

  const content = withKey(version.content, questionId, key);
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
      keysBefore: keysBefore(plan).map((option) => option.id),
      keyNow: plan.key ?? '',
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
    questionNumber: version.number,
    changedScore: changesScore(change),
  };
}

/** The options that were right for these attempts, each once. */
function keysBefore({ changes }: Plan): { id: string; text: string }[] {
  const keys = new Map(
    changes.flatMap(({ version: { question } }) =>
      question.options.filter(({ id }) => id === question.key).map((option) => [option.id, option]),
    ),
  );

  return [...keys.values()];
}

function keyInWords({ questionType, options, correctAnswer }: repo.QuestionRow): string | null {
  return questionType === 'fill_blank' ? null : (options[Number(correctAnswer)] ?? null);
}

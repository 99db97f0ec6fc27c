import type { Db } from '#database/connect.ts';
import { changeAtDesk, type Desk } from '#modules/desk/desk.ts';
import { findVersion } from '#modules/test-versions/test-versions.repo.ts';

import { AppError, notFound } from '../../app-error.ts';
import { gradedBy, takenVersionOf } from './plan.ts';
import * as repo from './rescoring.repo.ts';

const TITLE_LENGTH = 80;

/**
 * Gives back what a correction changed. Attempts that were finished become what they were to the last byte; those that
 * were still open, and may have gone on since, are graded by the version that they were begun on.
 */
export async function undoRescore(desk: Desk, id: string): Promise<{ attempts: number }> {
  return changeAtDesk(desk, async (tx) => {
    const row = await repo.lockRescore(tx, id);
    if (!row) throw notFound('Correction', id);
    if (row.undoneAt) throw new AppError('rescore_undone', 'This correction was undone already');

    const attempts = await repo.lockRescoredAttempts(tx, id);
    if (await repo.isOverlaid(tx, id)) {
      throw new AppError(
        'rescore_overlaid',
        'A later correction changed the same scores. Undo that one first.',
      );
    }
    await giveBack(tx, row, attempts);
    await repo.markUndone(tx, id, desk.administrator.email);
    const question = await repo.findQuestion(tx, row.questionId);

    return {
      result: { attempts: attempts.length },
      audit: {
        action: 'rescore_undone',
        kind: 'question',
        entityId: row.questionId,
        title: (question?.questionText ?? row.questionId).slice(0, TITLE_LENGTH),
        details: { attempts: attempts.length, reason: row.reason },
      },
    };
  });
}

async function giveBack(
  tx: Db,
  { id, questionId }: repo.RescoreRow,
  attempts: readonly repo.AttemptState[],
): Promise<void> {
  const stored = new Map((await repo.findRescoredAttempts(tx, id)).map((was) => [was.attemptId, was]));
  const keys = await readKeys(tx, questionId, new Set([...stored.values()].map((was) => was.versionBefore)));
  const found = await repo.findAnswersTo(
    tx,
    questionId,
    attempts.map((attempt) => attempt.id),
  );
  const answers = new Map(found.map((answer) => [answer.attemptId, answer]));
  const states = attempts.flatMap((attempt) => {
    const was = stored.get(attempt.id);

    return was
      ? [stateBefore(was, attempt, { key: keys.get(was.versionBefore), answer: answers.get(attempt.id) })]
      : [];
  });
  await repo.setVerdicts(
    tx,
    questionId,
    states.flatMap(({ id: attemptId, isCorrect }) => (isCorrect === null ? [] : [{ attemptId, isCorrect }])),
  );
  await repo.setResults(tx, states);
}

function stateBefore(
  was: repo.RescoredAttempt,
  attempt: repo.AttemptState,
  { key = '', answer }: { key: string | undefined; answer: repo.AnswerState | undefined },
) {
  const grade = was.completedBefore
    ? {
        isCorrect: was.isCorrectBefore,
        correctAnswers: was.correctAnswersBefore,
        score: was.scoreBefore,
      }
    : gradedBy(key, attempt, answer);

  return { id: attempt.id, versionId: was.versionBefore, ...grade };
}

/** The option that each of these versions calls right. */
async function readKeys(
  tx: Db,
  questionId: string,
  versionIds: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const keys = new Map<string, string>();
  for (const id of versionIds) {
    const row = await findVersion(tx, id);
    const version = row && takenVersionOf(id, row.content, questionId);
    if (version) keys.set(id, version.question.key);
  }

  return keys;
}

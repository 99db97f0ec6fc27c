import type { Db } from '#database/connect.ts';
import { changeAtDesk, type Desk } from '#modules/desk/desk.ts';
import { findVersion } from '#modules/test-versions/test-versions.repo.ts';

import { AppError, notFound } from '../../app-error.ts';
import { type Grade, regraded, takenVersionOf, type TakenVersion } from './plan.ts';
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
  const versions = await readVersions(tx, questionId, [
    ...[...stored.values()].map((was) => was.versionBefore),
    ...attempts.flatMap(({ versionId }) => versionId ?? []),
  ]);
  const found = await repo.findAnswersTo(
    tx,
    questionId,
    attempts.map((attempt) => attempt.id),
  );
  const answers = new Map(found.map((answer) => [answer.attemptId, answer]));
  const states = attempts.flatMap((attempt) => {
    const was = stored.get(attempt.id);
    if (!was) return [];
    const grade = gradeBefore(was, attempt, { versions, answer: answers.get(attempt.id) });

    return [{ id: attempt.id, attemptId: attempt.id, versionId: was.versionBefore, ...grade }];
  });
  await repo.setVerdicts(tx, questionId, states);
  await repo.setResults(tx, states);
}

function gradeBefore(
  was: repo.RescoredAttempt,
  attempt: repo.AttemptState,
  { versions, answer }: { versions: Map<string, TakenVersion>; answer: repo.AnswerState | undefined },
): Grade {
  const earlier = versions.get(was.versionBefore);
  const now = versions.get(attempt.versionId ?? '');
  if (!was.completedBefore && earlier && now) {
    return regraded({ from: now.item, to: earlier.item, rule: earlier.rule }, attempt, answer);
  }

  return {
    isCorrect: was.isCorrectBefore,
    answerPoints: was.answerPointsBefore,
    answerMaxPoints: was.answerMaxPointsBefore,
    correctAnswers: was.correctAnswersBefore,
    score: was.scoreBefore,
    points: was.pointsBefore,
    maxPoints: was.maxPointsBefore,
  };
}

async function readVersions(
  tx: Db,
  questionId: string,
  ids: readonly string[],
): Promise<Map<string, TakenVersion>> {
  const versions = new Map<string, TakenVersion>();
  for (const id of new Set(ids)) {
    const row = await findVersion(tx, id);
    const version = row && takenVersionOf(id, row.content, questionId);
    if (version) versions.set(id, version);
  }

  return versions;
}

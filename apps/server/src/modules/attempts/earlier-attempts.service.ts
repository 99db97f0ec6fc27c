import { scoringRuleOf, takeAnswer, takenQuestions, type VersionContent } from '@second-bell/domain';

import type { Db } from '#database/connect.ts';

import type { Draft } from '../test-versions/draft.ts';
import { holdVersion } from '../test-versions/test-versions.repo.ts';
import { readDraft } from '../test-versions/test-versions.service.ts';
import * as repo from './earlier-attempts.repo.ts';

/** So many attempts are settled by one commit: a start that is cut short goes on from there. */
const ATTEMPTS_AT_ONCE = 500;

/**
 * Gives the attempts that were made before there were versions theirs: today's content, where every stored answer fits it
 * and was graded as it would be now; else they are marked as of an earlier form, and keep the texts that are stored.
 *
 * Runs at each start and finds nothing to do but once.
 */
export async function settleEarlierAttempts(db: Db): Promise<void> {
  for (const examId of await repo.findUnsettledExams(db)) {
    const draft = await readDraft(db, examId);
    while (await settleSome(db, examId, draft)) {
      // Until none is left.
    }
  }
}

async function settleSome(db: Db, examId: string, draft: Draft | undefined): Promise<boolean> {
  return db.transaction(async (tx) => {
    const attempts = await repo.lockUnsettled(tx, examId, ATTEMPTS_AT_ONCE);
    if (attempts.length === 0) return false;

    const ids = attempts.map(({ id }) => id);
    const answers = Map.groupBy(await repo.findAnswersOf(tx, ids), ({ attemptId }) => attemptId);
    const fitting = draft
      ? attempts.filter((attempt) => fits(attempt, answers.get(attempt.id) ?? [], draft.content))
      : [];
    const pinned = new Set(fitting.map(({ id }) => id));
    if (draft && pinned.size > 0) await pin(tx, [...pinned], draft);
    await repo.markEarlierForm(
      tx,
      ids.filter((id) => !pinned.has(id)),
    );

    return true;
  });
}

/** An open attempt without answers fits whatever the test is now. */
function fits(
  { totalQuestions, completed }: repo.EarlierAttempt,
  answers: readonly repo.EarlierAnswer[],
  content: VersionContent,
): boolean {
  if (!completed && answers.length === 0) return true;
  const questions = new Map(takenQuestions(content, false).map((question) => [question.id, question]));

  return (
    totalQuestions === questions.size &&
    answers.every(({ questionId, userAnswer, isCorrect }) => {
      const question = questions.get(questionId);
      const taken = question && takeAnswer(question, scoringRuleOf(content), { userAnswer });

      return taken && !('problems' in taken) && taken.optionId !== null && taken.isCorrect === isCorrect;
    })
  );
}

async function pin(tx: Db, ids: readonly string[], { versionId, content }: Draft): Promise<void> {
  const questions = takenQuestions(content, false);
  await holdVersion(tx, { id: versionId, content });
  await repo.pinToVersion(tx, ids, {
    versionId,
    questionCount: questions.length,
    passingScore: content.passingScore,
  });
  await repo.setOptionIds(
    tx,
    ids,
    questions.flatMap(({ id: questionId, options }) =>
      options.map(({ id: optionId, text }) => ({ questionId, optionId, text })),
    ),
  );
}

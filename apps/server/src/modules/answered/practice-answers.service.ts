import type { PracticeAnswer, StoredPracticeAnswers } from '@second-bell/contract';
import {
  scoringRuleOf,
  type TakenAnswer,
  takeAnswer,
  type VersionContent,
  type VersionQuestion,
} from '@second-bell/domain';

import type { Db } from '#database/connect.ts';
import { transact } from '#database/retry.ts';

import { AppError } from '../../app-error.ts';
import type { App } from '../../app-instance.ts';
import type { Draft } from '../test-versions/draft.ts';
import { findVersion, holdVersion } from '../test-versions/test-versions.repo.ts';
import { getDraft } from '../test-versions/test-versions.service.ts';
import * as repo from './practice-answers.repo.ts';

type Source = Pick<App, 'db' | 'content'>;
type Refused = StoredPracticeAnswers['refused'][number];
type Version = { id: string; content: VersionContent };
/** The content that an answer may be graded by, the likelier first, under the names that its test has now. */
type Asked = { names: Pick<Draft, 'product' | 'subject'>; versions: Version[] };
type Taken = {
  answer: PracticeAnswer;
  version: Version;
  question: VersionQuestion;
  names: Asked['names'];
} & {
  grade: TakenAnswer;
};

/**
 * Stores what a learner answered in practice, graded by the version that asked it, and answers how each was graded. One that
 * is known by its id already is answered as it is stored. Of an answer to a test that is sealed by now nothing is told, as of
 * one whose question is gone.
 */
export async function storePracticeAnswers(
  source: Source,
  ownerId: string,
  sent: readonly PracticeAnswer[],
): Promise<StoredPracticeAnswers> {
  const answers = [...new Map(sent.map((answer) => [answer.id, answer])).values()];
  const ids = answers.map(({ id }) => id);
  const known = new Set((await repo.findByIds(source.db, ownerId, ids)).map(({ id }) => id));

  const taken: Taken[] = [];
  const refused: Refused[] = [];
  for (const answer of answers.filter(({ id }) => !known.has(id))) {
    const outcome = take(answer, await askedBy(source, answer));
    if ('reason' in outcome) refused.push(outcome);
    else taken.push(outcome);
  }
  if (taken.length > 0) await transact(source.db, (tx) => insert(tx, ownerId, taken));

  const stored = new Map((await repo.findByIds(source.db, ownerId, ids)).map((row) => [row.id, row]));

  return { answers: ids.flatMap((id) => stored.get(id) ?? []).map(presentStored), refused };
}

/** Undefined where its test is gone, or is a mock exam. */
async function askedBy(source: Source, answer: PracticeAnswer): Promise<Asked | undefined> {
  const draft = await findDraft(source, answer.practiceTestId);
  if (!draft || draft.content.sealed) return undefined;
  const today = { id: draft.versionId, content: draft.content };
  const { testVersion } = answer;
  if (testVersion === undefined || testVersion === today.id) return { names: draft, versions: [today] };

  const earlier = await findVersion(source.db, testVersion);
  const isOfTest = earlier?.practiceTestId === answer.practiceTestId && !earlier.content.sealed;

  return { names: draft, versions: isOfTest ? [earlier, today] : [today] };
}

async function findDraft(source: Source, practiceTestId: string): Promise<Draft | undefined> {
  try {
    return await getDraft(source, practiceTestId);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}

function take(answer: PracticeAnswer, asked: Asked | undefined): Taken | Refused {
  let reason: Refused['reason'] = 'question_gone';
  for (const version of asked?.versions ?? []) {
    const question = version.content.questions.find(({ id }) => id === answer.questionId);
    if (!asked || !question) continue;

    const grade = takeAnswer(question, scoringRuleOf(version.content), answer);
    if (!('problems' in grade)) return { answer, version, question, names: asked.names, grade };
    reason = 'does_not_fit';
  }

  return { id: answer.id, reason };
}

async function insert(tx: Db, ownerId: string, taken: readonly Taken[]): Promise<void> {
  // In the order of their ids, so that two calls cannot wait for each other.
  const versions = new Map(taken.map(({ version }) => [version.id, version]));
  for (const id of [...versions.keys()].toSorted()) await holdVersion(tx, versions.get(id) as Version);

  const sessions = [...new Set(taken.map(({ answer }) => answer.sessionId))];
  const before = await repo.findAnsweredInSessions(tx, ownerId, sessions);
  const answered = new Set(before.map(placeOf));
  const now = Date.now();
  const rows = taken.map(({ answer, version, question, names, grade }) => {
    const place = placeOf(answer);
    const again = answered.has(place);
    answered.add(place);
    const { testVersion: _asked, answeredAt, ...kept } = answer;

    return {
      ...kept,
      ...grade,
      ownerId,
      again,
      versionId: version.id,
      examType: names.product,
      examSubject: names.subject,
      topic: question.topic ?? null,
      answeredAt: new Date(Math.min(Date.parse(answeredAt), now)),
    };
  });
  await repo.insertPracticeAnswers(tx, rows);
}

/** Names a question of a run. */
function placeOf({ sessionId, questionId }: Pick<PracticeAnswer, 'sessionId' | 'questionId'>): string {
  return JSON.stringify([sessionId, questionId]);
}

function presentStored(row: repo.PracticeAnswerRow): StoredPracticeAnswers['answers'][number] {
  const { id, questionId, isCorrect, points, maxPoints } = row;

  return {
    id,
    questionId,
    ...(maxPoints !== 0 && { isCorrect }),
    points: points ?? (isCorrect ? 1 : 0),
    maxPoints: maxPoints ?? 1,
  };
}

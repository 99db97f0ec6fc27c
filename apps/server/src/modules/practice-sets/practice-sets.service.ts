import type { PracticeSet, PracticeSetWish, SetQuestion } from '@second-bell/contract';
import { type Candidate, chooseFixes, chooseSet } from '@second-bell/domain';

import type { App } from '../../app-instance.ts';
import { findLatestAnswers, type LatestAnswer } from '../answered/answered.repo.ts';
import { getAnyQuestions } from '../catalog/catalog.service.ts';
import { type CandidateRow, findCandidates } from './candidates.repo.ts';

/** As many as a learner can have met. */
const MOST_ANSWERED = 20_000;

type Source = Pick<App, 'db' | 'content'>;
type Chosen = { ids: string[]; rows: readonly CandidateRow[]; available: number };

/** Puts a set together. `random` gives numbers from 0 up to 1. */
export async function makePracticeSet(
  source: Source,
  ownerId: string | undefined,
  wish: PracticeSetWish,
  random = Math.random,
): Promise<PracticeSet> {
  const { ids, rows, available } = await CHOOSE[wish.kind](source, ownerId, wish as never, random);

  return { questions: await readQuestions(source, ids, rows), available };
}

type Wish<K extends PracticeSetWish['kind']> = Extract<PracticeSetWish, { kind: K }>;
type Choose<K extends PracticeSetWish['kind']> = (
  source: Source,
  ownerId: string | undefined,
  wish: Wish<K>,
  random: () => number,
) => Promise<Chosen>;

const CHOOSE: { [K in PracticeSetWish['kind']]: Choose<K> } = {
  given: async ({ db }, _ownerId, { questionIds }) => {
    const rows = await findCandidates(db, { ids: questionIds });
    const known = new Set(rows.map(({ id }) => id));
    const ids = [...new Set(questionIds)].filter((id) => known.has(id));

    return { ids, rows, available: ids.length };
  },
  fix: async ({ db }, ownerId, { questionIds, count }, random) => {
    const missed = await findCandidates(db, { ids: questionIds });
    const subjectIds = [...new Set(missed.map(({ subjectId }) => subjectId))];
    const rows = subjectIds.length === 0 ? [] : await findCandidates(db, { subjectIds });
    const candidates = await withHistory(db, ownerId, rows);
    const ids = chooseFixes([...new Set(questionIds)], candidates, count, random);

    return { ids, rows, available: ids.length };
  },
  built: async ({ db }, ownerId, { from, count, ...wanted }, random) => {
    const rows = await findCandidates(db, wanted);
    const candidates = await withHistory(db, ownerId, rows);
    const ids = chooseSet(candidates, { source: from, count }, random);
    const all = chooseSet(candidates, { source: from, count: candidates.length }, random);

    return { ids, rows, available: all.length };
  },
};

async function withHistory(
  db: Source['db'],
  ownerId: string | undefined,
  rows: readonly CandidateRow[],
): Promise<Candidate[]> {
  const latest = ownerId === undefined ? [] : await findLatestAnswers(db, ownerId, { limit: MOST_ANSWERED });
  const byQuestion = new Map(latest.map((answer) => [answer.questionId, answer]));

  return rows.map(({ id, topic, subjectId }) => {
    const answer = byQuestion.get(id);

    return {
      id,
      topic: `${subjectId} ${topic ?? ''}`,
      lastAt: answer?.answeredAt.toISOString() ?? null,
      isMissed: answer !== undefined && isMissed(answer),
    };
  });
}

function isMissed({ isCorrect, maxPoints, notSure }: LatestAnswer): boolean {
  return notSure || (!isCorrect && maxPoints > 0);
}

/** The questions in the order of the ids, as their tests ask them. */
async function readQuestions(
  source: Source,
  ids: readonly string[],
  rows: readonly CandidateRow[],
): Promise<SetQuestion[]> {
  const places = new Map(rows.map((row) => [row.id, row]));
  const testIds = new Set(ids.flatMap((id) => places.get(id)?.practiceTestId ?? []));
  const questions = new Map<string, SetQuestion>();
  for (const testId of testIds) {
    for (const question of await getAnyQuestions(source, testId)) {
      const place = places.get(question.id);
      if (!place) continue;
      const { examType, examSubject } = place;
      questions.set(question.id, { ...question, examType, examSubject });
    }
  }

  return ids.flatMap((id) => questions.get(id) ?? []);
}

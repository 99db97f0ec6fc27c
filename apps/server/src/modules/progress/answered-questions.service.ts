import {
  ANSWERED_QUESTIONS_PER_PAGE,
  type AnsweredFilter,
  type AnsweredQuestion,
  type AnsweredQuestions,
} from '@second-bell/contract';

import type { Db } from '#database/connect.ts';

import { present } from '../../present.ts';
import { findLatestAnswers, type LatestAnswer } from '../answered/answered.repo.ts';
import type { Versions } from '../test-versions/test-versions.service.ts';
import { findNotes, type NoteRow } from './notes.repo.ts';

/** The bank has fewer questions; a learner who met more of them sees the last ones. */
const MOST_QUESTIONS = 20_000;

type Source = { db: Db; versions: Versions };

/** What an owner answered, question by question, the last one first. */
export async function getAnsweredQuestions(
  { db, versions }: Source,
  ownerId: string | undefined,
  { exam, subject, topic, only, search = '', page = '1' }: AnsweredFilter,
): Promise<AnsweredQuestions> {
  if (ownerId === undefined) return { total: 0, questions: [] };

  const notes = new Map((await findNotes(db, ownerId)).map((row) => [row.questionId, row]));
  const isMarked = only === 'bookmarked' || only === 'noted';
  const answered = await findLatestAnswers(db, ownerId, {
    limit: MOST_QUESTIONS,
    only: isMarked ? undefined : only,
    examType: exam,
    examSubject: subject,
    topics: topic === undefined ? undefined : [topic],
  });
  const latest = isMarked ? answered.filter(({ questionId }) => has(notes.get(questionId), only)) : answered;
  const wanted = search.trim().toLowerCase();
  const textOf = wanted === '' ? undefined : await readTexts({ db, versions }, latest);
  const found = textOf ? latest.filter((answer) => textOf(answer)?.toLowerCase().includes(wanted)) : latest;
  const start = (Number(page) - 1) * ANSWERED_QUESTIONS_PER_PAGE;
  const shown = found.slice(start, start + ANSWERED_QUESTIONS_PER_PAGE);
  const shownTextOf = textOf ?? (await readTexts({ db, versions }, shown));

  return {
    total: found.length,
    questions: shown.map((answer) =>
      presentAnswered(answer, notes.get(answer.questionId), shownTextOf(answer)),
    ),
  };
}

function has(note: NoteRow | undefined, mark: 'bookmarked' | 'noted'): boolean {
  return mark === 'bookmarked' ? note?.bookmarked === true : (note?.note ?? '') !== '';
}

/** The texts of questions as they were asked: the version of an answer tells, and few versions hold many answers. */
async function readTexts({ db, versions }: Source, latest: readonly LatestAnswer[]) {
  const contents = await versions.getAll(
    db,
    latest.flatMap(({ versionId }) => versionId ?? []),
  );
  const texts = new Map(
    [...contents].flatMap(([versionId, { questions }]) =>
      questions.map(({ id, questionText }) => [`${versionId} ${id}`, questionText] as const),
    ),
  );

  return ({ versionId, questionId }: LatestAnswer) => texts.get(`${versionId} ${questionId}`);
}

function presentAnswered(
  answer: LatestAnswer,
  note: NoteRow | undefined,
  questionText: string | undefined,
): AnsweredQuestion {
  const { versionId: _version, isCorrect, seconds, answeredAt, ...rest } = answer;

  return {
    ...rest,
    ...present({ questionText }),
    ...(rest.maxPoints > 0 && { isCorrect }),
    timeSpent: seconds,
    bookmarked: note?.bookmarked ?? false,
    note: note?.note ?? '',
    answeredAt: answeredAt.toISOString(),
  };
}

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readConfig } from '#config';
import type { Database } from '#database/connect.ts';
import { deleteUnusedVersions } from '#modules/test-versions/test-versions.repo.ts';

import type { App } from '../../app-instance.ts';
import { buildApp } from '../../app.ts';
import { openOlderDatabase } from '../../testing/test-database.ts';
import { GUEST } from '../../testing/use-app.ts';
import { settleEarlierAttempts } from './earlier-attempts.service.ts';

/** The last migration before there were versions. */
const BEFORE_VERSIONS = '0001_administration';

type Earlier = {
  id: string;
  examId?: string;
  guestId?: string;
  totalQuestions?: number;
  completed?: boolean;
  /** Question id, text, and how it was graded at the time. */
  answers?: [string, string, boolean][];
};

const ATTEMPTS: Earlier[] = [
  {
    id: 'fits',
    answers: [
      ['q1', '4', true],
      ['q2', 'False', false],
    ],
  },
  { id: 'open', completed: false, answers: [['q1', '3', false]] },
  { id: 'open-and-empty', completed: false, totalQuestions: 9 },
  { id: 'left-early', answers: [] },
  { id: 'no-cookie', guestId: '', answers: [['q1', '4', true]] },
  { id: 'reworded', answers: [['q1', 'four', true]] },
  { id: 'graded-otherwise', answers: [['q1', '5', true]] },
  { id: 'question-gone', answers: [['q9', '4', true]] },
  { id: 'another-number', totalQuestions: 3, answers: [['q1', '4', true]] },
  { id: 'test-gone', examId: 'gone', answers: [['q1', '4', true]] },
];

let database: Database;
let app: App;

/** As a server of the release before wrote them. */
async function insertEarlier(attempt: Earlier): Promise<void> {
  const {
    id,
    examId = 'math',
    guestId = GUEST,
    totalQuestions = 2,
    completed = true,
    answers = [],
  } = attempt;
  const { db } = database;
  await db.execute(sql`
    insert into attempts (id, user_id, guest_id, exam_id, exam_title, exam_type, exam_subject, total_questions, completed,
      completed_at, time_spent, correct_answers, score, verified, reported_correct_answers, reported_score)
    values (${id}, 'guest', ${guestId}, ${examId}, 'Math', 'GED', 'Numbers', ${totalQuestions}, ${completed},
      ${completed ? '2026-10-01T10:00:00Z' : null}, 60, 1, ${completed ? 50 : null}, ${completed}, 1, 50)`);
  for (const [questionId, text, isCorrect] of answers) {
    await db.execute(sql`
      insert into answers (id, attempt_id, question_id, user_id, user_answer, is_correct, time_spent)
      values (${`${id}-${questionId}`}, ${id}, ${questionId}, 'guest', ${text}, ${isCorrect}, 30)`);
  }
}

beforeAll(async () => {
  database = await openOlderDatabase(BEFORE_VERSIONS);
  const { db } = database;
  await db.execute(sql`insert into products (id, name) values ('ged', 'GED')`);
  await db.execute(sql`insert into subjects (id, product_id, name) values ('numbers', 'ged', 'Numbers')`);
  await db.execute(sql`
    insert into practice_tests (id, subject_id, title, time_limit, passing_score, difficulty)
    values ('math', 'numbers', 'Math', 10, 60, 'easy')`);
  await db.execute(sql`
    insert into questions (id, practice_test_id, question_text, question_type, options, correct_answer, difficulty, topic)
    values ('q1', 'math', '2 + 2?', 'multiple_choice', '["3","4","5"]', '1', 'easy', 'Sums'),
      ('q2', 'math', 'Zero is even.', 'true_false', '["True","False"]', '0', 'easy', null),
      ('q3', 'math', 'The capital of Norway is …', 'fill_blank', '[]', 'Oslo', 'easy', null)`);
  for (const attempt of ATTEMPTS) await insertEarlier(attempt);
  await database.prepare(settleEarlierAttempts);
  app = await buildApp(db, readConfig({ LOG_LEVEL: 'silent' }));
});
afterAll(async () => {
  await app.close();
  await database.close();
});

async function call(url: string, guest: string | undefined = GUEST) {
  const response = await app.inject({ url, headers: guest === '' ? {} : { cookie: `guest=${guest}` } });

  return { status: response.statusCode, body: response.json() };
}

describe('attempts that were made before there were versions', () => {
  it.each(['fits', 'open', 'open-and-empty', 'left-early'])(
    'is pinned to the content of today: %s',
    async (id) => {
      const { body } = await call(`/api/test-attempts/${id}`);

      expect(body).toMatchObject({ testVersion: expect.any(String), passingScore: 60, maxPoints: 2 });
      expect((await call(`/api/test-attempts/${id}/questions`)).body).toMatchObject([
        { id: 'q1' },
        { id: 'q2' },
      ]);
    },
  );

  it.each(['reworded', 'graded-otherwise', 'question-gone', 'another-number', 'test-gone'])(
    'is marked as of an earlier form, and keeps its answers: %s',
    async (id) => {
      expect((await call(`/api/test-attempts/${id}`)).body).toMatchObject({
        testVersion: null,
        score: 50,
        correctAnswers: 1,
        verified: true,
      });
      expect((await call(`/api/test-attempts/${id}/questions`)).status).toBe(404);
      const { answers = [] } = ATTEMPTS.find((attempt) => attempt.id === id) ?? {};
      expect((await call(`/api/test-attempts/${id}/answers`)).body).toMatchObject(
        answers.map(([questionId, userAnswer, isCorrect]) => ({ questionId, userAnswer, isCorrect })),
      );
    },
  );

  it('knows which option each answer chose', async () => {
    const { rows } = (await database.db.execute(
      sql`select option_id from answers where attempt_id = 'fits' order by question_id`,
    )) as { rows: object[] };

    expect(rows).toEqual([{ option_id: 'b' }, { option_id: 'b' }]);
  });

  it('is reached by its id alone where its client kept no cookies', async () => {
    expect((await call('/api/test-attempts/no-cookie', '')).body).toMatchObject({
      testVersion: expect.any(String),
    });
    expect((await call('/api/test-attempts/fits', '')).status).toBe(404);
  });

  it('still sums up by topic, and goes on where it was open', async () => {
    expect((await call('/api/users/guest/progress')).body.topics).toContainEqual(
      expect.objectContaining({ topic: 'Sums', correct: 1 }),
    );
    const answer = { attemptId: 'open', questionId: 'q1', userAnswer: '4', isCorrect: true, timeSpent: 1 };
    const response = await app.inject({
      method: 'POST',
      url: '/api/user-answers',
      payload: answer,
      headers: { cookie: `guest=${GUEST}` },
    });

    expect(response.json()).toMatchObject({ isCorrect: true });
  });

  it('is settled once: a later start changes nothing, and collects no version in use', async () => {
    const before = (await call('/api/users/guest/test-attempts')).body;
    await database.db.execute(sql`update questions set options = '["3","44","5"]' where id = 'q1'`);
    await settleEarlierAttempts(database.db);
    await deleteUnusedVersions(database.db);

    expect((await call('/api/users/guest/test-attempts')).body).toEqual(before);
    expect((await call('/api/test-attempts/fits/questions')).body[0].options).toEqual(['3', '4', '5']);
  });
});

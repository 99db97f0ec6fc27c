import { createHash } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { readConfig } from '#config';
import type { Database } from '#database/connect.ts';

import type { App } from '../../app-instance.ts';
import { buildApp } from '../../app.ts';
import { openOlderDatabase } from '../../testing/test-database.ts';
import { GUEST } from '../../testing/use-app.ts';

/** The last migration before there were types beyond the spec's, and points. */
const BEFORE_TYPES = '0005_attempt-log';

/** The text of a version as the release before wrote and hashed it. */
const CONTENT = JSON.stringify({
  practiceTestId: 'math',
  sealed: false,
  passingScore: 60,
  timeLimit: 10,
  questions: [
    {
      id: 'q1',
      questionType: 'multiple_choice',
      questionText: '2 + 2?',
      options: [
        { id: 'a', text: '3' },
        { id: 'b', text: '4' },
      ],
      key: 'b',
      difficulty: 'easy',
      explanation: 'Count.',
      passageId: 'p',
    },
    {
      id: 'q2',
      questionType: 'fill_blank',
      questionText: 'The capital of Norway is …',
      options: [],
      key: 'Oslo|Kristiania',
      difficulty: 'easy',
      topic: 'Towns',
    },
  ],
  passages: [{ id: 'p', text: 'Numbers.', title: 'On numbers' }],
});
const VERSION = createHash('sha256').update(CONTENT).digest('base64url');

let database: Database;
let app: App;

async function insertAttempt(id: string, completed: boolean): Promise<void> {
  const { db } = database;
  await db.execute(sql`
    insert into attempts (id, user_id, guest_id, exam_id, version_id, exam_title, exam_type, exam_subject, total_questions,
      question_count, passing_score, completed, completed_at, time_spent, correct_answers, score, verified,
      reported_correct_answers, reported_score)
    values (${id}, 'guest', ${GUEST}, 'math', ${VERSION}, 'Math', 'GED', 'Numbers', 1, 1, 60, ${completed},
      ${completed ? '2026-10-01T10:00:00Z' : null}, 60, ${completed ? 1 : 0}, ${completed ? 100 : null}, ${completed},
      ${completed ? 1 : null}, ${completed ? 100 : null})`);
  await db.execute(sql`
    insert into answers (id, attempt_id, question_id, user_id, user_answer, option_id, is_correct, time_spent)
    values (${`${id}-q1`}, ${id}, 'q1', 'guest', ${completed ? '4' : '3'}, ${completed ? 'b' : 'a'}, ${completed}, 30)`);
}

beforeAll(async () => {
  database = await openOlderDatabase(BEFORE_TYPES);
  const { db } = database;
  await db.execute(sql`insert into products (id, name) values ('ged', 'GED')`);
  await db.execute(sql`insert into subjects (id, product_id, name) values ('numbers', 'ged', 'Numbers')`);
  await db.execute(sql`
    insert into practice_tests (id, subject_id, title, time_limit, passing_score, difficulty)
    values ('math', 'numbers', 'Math', 10, 60, 'easy')`);
  await db.execute(sql`
    insert into passages (id, practice_test_id, title, text) values ('p', 'math', 'On numbers', 'Numbers.')`);
  await db.execute(sql`
    insert into questions (id, practice_test_id, question_text, question_type, options, correct_answer, difficulty,
      explanation, topic, passage_id, display_order)
    values ('q1', 'math', '2 + 2?', 'multiple_choice', '["3","4"]', '1', 'easy', 'Count.', null, 'p', 0),
      ('q2', 'math', 'The capital of Norway is …', 'fill_blank', '[]', 'Oslo|Kristiania', 'easy', null, 'Towns', null, 1)`);
  await db.execute(
    sql`insert into test_versions (id, practice_test_id, content) values (${VERSION}, 'math', ${CONTENT})`,
  );
  await insertAttempt('finished', true);
  await insertAttempt('open', false);
  await database.prepare(async () => {});
  app = await buildApp(db, readConfig({ LOG_LEVEL: 'silent' }));
});
afterAll(async () => {
  await app.close();
  await database.close();
});

async function call(url: string, body?: object, method: 'GET' | 'POST' | 'PATCH' = body ? 'POST' : 'GET') {
  const headers = { cookie: `guest=${GUEST}` };

  return (await app.inject({ method, url, headers, ...(body && { payload: body }) })).json();
}

it('content that did not change has the version that it had', async () => {
  expect(await call('/api/exams/math')).toMatchObject({
    testVersion: VERSION,
    totalQuestions: 1,
    allQuestions: 2,
    scoringRule: 'all_or_nothing',
  });
});

it('an attempt that was finished has a point for each right answer', async () => {
  expect(await call('/api/test-attempts/finished')).toMatchObject({ score: 100, points: 1, maxPoints: 1 });
  expect(await call('/api/test-attempts/finished/answers')).toMatchObject([
    { userAnswer: '4', response: 'b', isCorrect: true, points: 1, maxPoints: 1 },
  ]);
  const { tests } = await call('/api/users/guest/progress');
  expect(tests).toMatchObject([{ answered: 1, correct: 1, points: 1, maxPoints: 1 }]);
});

it('an attempt that was open goes on, and is graded as it would have been', async () => {
  const answer = { attemptId: 'open', questionId: 'q1', userAnswer: '4', isCorrect: true, timeSpent: 30 };
  expect(await call('/api/user-answers', answer)).toMatchObject({ isCorrect: true, points: 1 });
  const result = {
    completed: true,
    completedAt: '2026-11-20T10:00:00.000Z',
    score: 100,
    correctAnswers: 1,
    timeSpent: 60,
  };

  expect(await call('/api/test-attempts/open', result, 'PATCH')).toMatchObject({
    verified: true,
    score: 100,
    points: 1,
    maxPoints: 1,
  });
});

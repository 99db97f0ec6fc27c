import { sql } from 'drizzle-orm';

import { GUEST } from './use-app.ts';
import { useAttempts } from './use-attempts.ts';

/** Options of `math-1-q1`; 4 is right, until somebody says otherwise. */
export const OPTIONS = ['3', '4', '5', '6'];

export type Taken = { q1?: string; q2?: string; end?: 'open' | 'finished' | 'reported' };

/** The app with some content, attempts at it, and the calls that correct them. Call inside the file, outside any test. */
export function useRescoring() {
  const { server, ...runs } = useAttempts();

  /** An attempt with these answers. `reported`: it claims more than the stored answers cover. */
  async function givenTaken({ q1, q2, end = 'finished' }: Taken): Promise<string> {
    const id = await runs.givenAttempt();
    if (q1 !== undefined) await runs.sendAnswer(id, 'math-1-q1', q1);
    if (q2 !== undefined) await runs.sendAnswer(id, 'math-1-q2', q2);
    if (end === 'finished') await runs.complete(id, { correctAnswers: 0, score: 0 });
    if (end === 'reported') await runs.complete(id, { correctAnswers: 2, score: 100 });

    return id;
  }

  async function rowsOf(table: 'attempts' | 'answers' | 'test_versions') {
    const order = table === 'answers' ? sql`attempt_id, question_id` : sql`id`;
    const { rows } = (await server.db.execute(
      sql`select * from ${sql.identifier(table)} order by ${order}`,
    )) as { rows: Record<string, unknown>[] };

    return rows;
  }

  const id = 'math-1-q1';
  const url = `/api/admin/questions/${id}/rescore`;

  return {
    server,
    ...runs,
    givenTaken,
    /** Whole rows, to the last byte. */
    everyByte: async () => ({ attempts: await rowsOf('attempts'), answers: await rowsOf('answers') }),
    rowsOf,
    attempt: async (attemptId: string) =>
      (await server.call({ url: `/api/test-attempts/${attemptId}`, guest: GUEST })).body,
    /** An edit of `math-1-q1`: its right option, by its text, and what else is to be changed. */
    editQuestion: (token: string, correctAnswer: string, change: object = {}) =>
      server.call({
        method: 'PUT',
        url: `/api/admin/questions/${id}`,
        token,
        body: {
          questionText: 'What is 2 + 2?',
          questionType: 'multiple_choice',
          options: OPTIONS,
          difficulty: 'easy',
          correctAnswer,
          ...change,
        },
      }),
    preview: async (token: string) => (await server.call({ url, token })).body,
    rescore: (token: string, expected: string, reason = 'The key was wrong') =>
      server.call({ method: 'POST', url, token, body: { reason, expected } }),
    undo: (token: string, rescoreId: string) =>
      server.call({ method: 'POST', url: `/api/admin/rescores/${rescoreId}/undo`, token }),
  };
}

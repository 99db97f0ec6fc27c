import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { practiceTests, questions } from '#database/schema.ts';

import { givenContent } from '../../testing/given-content.ts';
import { useApp } from '../../testing/use-app.ts';

const server = useApp();
const TESTS = ['t0', 't1', 't2', 't3'];
const ROUNDS = 8;
/** Some five hundred calls. */
const TIMEOUT = 120_000;

describe('many at the desk at once', () => {
  let token: string;

  beforeEach(async () => {
    await givenContent(server.db);
    ({ token } = await server.givenAdministrator());
    const test = { subjectId: 'ged-math', timeLimit: 10, passingScore: 70, difficulty: 'easy' } as const;
    await server.db
      .insert(practiceTests)
      .values(TESTS.map((id, index) => ({ ...test, id, title: id, displayOrder: 2 + index })));
    await server.db.insert(questions).values(
      TESTS.flatMap((practiceTestId) =>
        Array.from({ length: 8 }, (_, displayOrder) => ({
          questionType: 'true_false' as const,
          options: ['True', 'False'],
          correctAnswer: '0',
          id: `${practiceTestId}-q${displayOrder}`,
          practiceTestId,
          displayOrder,
          difficulty: 'easy' as const,
          questionText: `Question ${displayOrder}`,
        })),
      ),
    );
  });

  type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
  const send = (method: Method, path: string, body?: unknown) =>
    server.call({ method, url: `/api/admin/${path}`, body, token });

  const question = (practiceTestId: string) => ({
    practiceTestId,
    questionText: 'The sun is a star.',
    questionType: 'true_false',
    options: ['True', 'False'],
    correctAnswer: 'True',
    difficulty: 'easy',
    displayOrder: 0,
  });
  const test = { title: 'New', timeLimit: 10, passingScore: 70, difficulty: 'easy' };

  async function deadlocks(): Promise<number> {
    const [row] = await server.db
      .select({ count: sql<number>`deadlocks::int` })
      .from(sql`pg_stat_database`)
      .where(sql`datname = current_database()`);

    return row?.count ?? 0;
  }

  async function restoreAll() {
    const { body } = await send('GET', 'deleted-content');
    const restored = body.map(({ id }: { id: string }) => send('POST', `deleted-content/${id}/restore`));

    return Promise.all(restored);
  }

  /** What people do below a subject while another one deletes it, and brings it back. */
  function workOn(id: string, round: number) {
    const next = TESTS[(TESTS.indexOf(id) + 1) % TESTS.length] ?? id;
    const one = `${id}-q${round % 8}`;

    return [
      send('POST', 'questions', question(id)),
      send('PUT', `questions/${one}`, question(id)),
      send('DELETE', `questions/${id}-q${(round + 3) % 8}`),
      send('POST', `practice-tests/${next}/questions/move`, { ids: [one, `${id}-q${(round + 1) % 8}`] }),
      send('POST', `practice-tests/${id}/questions/delete`, { ids: [one, `${next}-q1`] }),
      send('POST', `questions/${one}/duplicate`),
      send('POST', `practice-tests/${id}/passages`, { text: 'Text' }),
      send('POST', `practice-tests/${id}/duplicate`),
      send('PUT', `practice-tests/${id}`, { ...test, title: `Test ${round}` }),
      send('POST', 'practice-tests', { ...test, subjectId: 'ged-math' }),
      send('PUT', 'subjects/ged-math', { name: `Math ${round}` }),
      send('POST', 'products', { name: `Product ${id} ${round}` }),
    ];
  }

  it(
    'get answers, never a deadlock: below a subject that is deleted and restored',
    { timeout: TIMEOUT },
    async () => {
      const answers = [];
      // The database counts those of other tests too.
      const before = await deadlocks();
      for (let round = 0; round < ROUNDS; round += 1) {
        const id = TESTS[round % TESTS.length] ?? '';
        answers.push(
          ...(await Promise.all([
            ...TESTS.flatMap((one) => workOn(one, round)),
            send('DELETE', `practice-tests/${id}`),
            send('DELETE', `subjects/${round % 2 === 0 ? 'ged-math' : 'ged-science'}`),
            round % 4 === 3 ? send('DELETE', 'products/ged') : send('GET', 'products'),
            restoreAll().then((restored) => restored[0] ?? send('GET', 'products')),
          ])),
          ...(await restoreAll()),
          ...(await restoreAll()),
          ...(await restoreAll()),
        );
      }

      const failed = answers.filter(({ status }) => status >= 500);
      expect(failed.map(({ body }) => body)).toEqual([]);
      // Nobody had to be broken off, and tried again, either.
      expect(await deadlocks()).toBe(before);
      expect(answers.filter(({ status }) => status < 300).length).toBeGreaterThan(answers.length / 3);
    },
  );
});

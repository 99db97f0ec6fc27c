import { beforeEach, describe, expect, it } from 'vitest';

import { givenContent } from '../../testing/given-content.ts';
import { useApp } from '../../testing/use-app.ts';

const server = useApp();

describe('the audit trail', () => {
  let token: string;

  beforeEach(async () => {
    await givenContent(server.db);
    ({ token } = await server.givenAdministrator('first@example.com'));
  });

  const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) =>
    server.call({ method, url, body, token });
  const trail = async (query = '') =>
    (await server.call({ url: `/api/admin/audit-trail${query}`, token })).body;

  it('says who changed what and how, newest first', async () => {
    await send('PUT', '/api/admin/subjects/ged-math', { name: 'Math', description: 'Numbers' });
    await send('DELETE', '/api/admin/subjects/ged-math');

    const { entries } = await trail();
    expect(entries).toMatchObject([
      {
        administrator: 'first@example.com',
        action: 'deleted',
        kind: 'subject',
        entityId: 'ged-math',
        title: 'Math',
        details: { practiceTestCount: 2, questionCount: 3 },
      },
      {
        action: 'updated',
        title: 'Math',
        details: { name: { before: 'Mathematical Reasoning', after: 'Math' } },
      },
    ]);
    expect(entries[1].details).not.toHaveProperty('description');
  });

  it('says in words which answer of a question was right before, and which is now', async () => {
    await send('PUT', '/api/admin/questions/math-1-q1', {
      questionText: 'What is 2 + 2?',
      questionType: 'multiple_choice',
      options: ['3', '4', '5', '6'],
      correctAnswer: 'C',
      difficulty: 'easy',
    });

    const [{ details }] = (await trail()).entries;
    expect(details.correctAnswer).toEqual({ before: '4', after: '5' });
  });

  it('holds nothing of a change that failed', async () => {
    await send('PUT', '/api/admin/subjects/ged-math', { name: 'Math', version: 9 });
    await send('POST', '/api/admin/products', { name: 'GED' });

    expect((await trail()).entries).toEqual([]);
  });

  it('is read page by page', async () => {
    for (let number = 1; number <= 52; number += 1) {
      await send('PUT', '/api/admin/products/hesi', { name: `HESI ${number}` });
    }
    const first = await trail();
    const second = await trail(`?before=${first.next}`);

    expect(first.entries).toHaveLength(50);
    expect(first.entries[0].title).toBe('HESI 52');
    expect(second.entries.map(({ title }: { title: string }) => title)).toEqual(['HESI 2', 'HESI 1']);
    expect(second).not.toHaveProperty('next');
  });
});

import { beforeEach, describe, expect, it } from 'vitest';

import { studyMaterials } from '#database/schema.ts';

import { useApp } from '../../testing/use-app.ts';

const server = useApp();
const URL = '/api/admin/study-materials';

const HEART = { title: 'The heart', type: 'guide', examType: 'TEAS' } as const;

describe("the administrator's study materials", () => {
  let token: string;

  beforeEach(async () => {
    ({ token } = await server.givenAdministrator('first@example.com'));
    await server.db.insert(studyMaterials).values([
      { id: 'heart', ...HEART, url: '/study-materials/guides/heart', displayOrder: 0 },
      { id: 'sums', title: 'Sums', type: 'worksheet', examType: 'GED', displayOrder: 1 },
    ]);
  });

  const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) =>
    server.call({ method, url, body, token });
  const list = async () => (await server.call({ url: URL, token })).body;
  const library = async () => (await server.call({ url: '/api/study-materials' })).body;
  const titles = async () => (await library()).map(({ title }: { title: string }) => title);
  const trail = async () => (await server.call({ url: '/api/admin/audit-trail', token })).body.entries;

  it('are listed in order, each with its version', async () => {
    expect(await list()).toEqual([
      { id: 'heart', ...HEART, url: '/study-materials/guides/heart', version: 1 },
      { id: 'sums', title: 'Sums', type: 'worksheet', examType: 'GED', version: 1 },
    ]);
  });

  it('are added at the end, and learners see them at once', async () => {
    await library();
    const body = {
      title: ' Lab values ',
      type: 'flashcard',
      examType: 'NCLEX',
      subject: 'Safety',
      content: ' ',
      downloadUrl: 'https://example.com/cards.pdf',
    };
    const created = await send('POST', URL, body);

    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      ...body,
      id: created.body.id,
      title: 'Lab values',
      version: 1,
      content: undefined,
    });
    expect(await titles()).toEqual(['The heart', 'Sums', 'Lab values']);
    expect(await trail()).toMatchObject([
      { administrator: 'first@example.com', action: 'created', kind: 'study_material', title: 'Lab values' },
    ]);
  });

  it.each([
    [{ ...HEART, title: ' ' }, 'title'],
    [{ ...HEART, title: 'a'.repeat(201) }, 'title'],
    [{ ...HEART, title: 'nul \u0000' }, 'title'],
    [{ ...HEART, type: 'book' }, 'type'],
    [{ ...HEART, examType: 'SAT' }, 'examType'],
    [{ ...HEART, url: 'javascript:alert(1)' }, 'url'],
    [{ ...HEART, url: '//evil.example' }, 'url'],
    [{ ...HEART, url: '/\\evil.example' }, 'url'],
    [{ ...HEART, downloadUrl: 'http://example.com/a.pdf' }, 'downloadUrl'],
    [{ ...HEART, downloadUrl: 'data:text/html,x' }, 'downloadUrl'],
  ])('are refused when sent as %j', async (body, path) => {
    for (const [method, url] of [
      ['POST', URL],
      ['PUT', `${URL}/heart`],
    ] as const) {
      expect(await send(method, url, body)).toMatchObject({ status: 400, body: { issues: [{ path }] } });
    }
    expect(await titles()).toEqual(['The heart', 'Sums']);
  });

  it('are changed whole: a field that is left out is emptied', async () => {
    await library();
    const edited = await send('PUT', `${URL}/heart`, { ...HEART, title: 'Heart and lungs', version: 1 });

    expect(edited).toMatchObject({ status: 200, body: { title: 'Heart and lungs', version: 2 } });
    expect(edited.body).not.toHaveProperty('url');
    expect(await titles()).toEqual(['Heart and lungs', 'Sums']);
    expect(await trail()).toMatchObject([
      {
        action: 'updated',
        entityId: 'heart',
        details: {
          title: { before: 'The heart', after: 'Heart and lungs' },
          url: { before: '/study-materials/guides/heart', after: null },
        },
      },
    ]);
  });

  it('answer a stale edit with 409 and the row as it is now', async () => {
    await send('PUT', `${URL}/heart`, { ...HEART, title: 'Heart', version: 1 });
    const stale = await send('PUT', `${URL}/heart`, { ...HEART, title: 'Hearts', version: 1 });

    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'stale_edit', current: { id: 'heart', title: 'Heart', version: 2 } },
    });
    expect(await titles()).toEqual(['Heart', 'Sums']);
  });

  it('let one of two edits through that were made on the same state', async () => {
    const edits = await Promise.all(
      ['One', 'Two'].map((title) => send('PUT', `${URL}/heart`, { ...HEART, title, version: 1 })),
    );

    expect(edits.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(edits.filter(({ status }) => status === 409)).toHaveLength(1);
  });

  it('are deleted, and the audit trail keeps what they said', async () => {
    expect((await send('DELETE', `${URL}/heart`)).status).toBe(204);
    expect(await titles()).toEqual(['Sums']);
    expect(await trail()).toMatchObject([
      { action: 'deleted', title: 'The heart', details: { url: '/study-materials/guides/heart' } },
    ]);
  });

  it('say so when what is to be changed or deleted is gone', async () => {
    await send('DELETE', `${URL}/heart`);

    expect(await send('DELETE', `${URL}/heart`)).toMatchObject({
      status: 404,
      body: { message: 'Study material not found: heart' },
    });
    expect((await send('PUT', `${URL}/heart`, HEART)).status).toBe(404);
  });

  it('take a new order, which learners see at once', async () => {
    await library();
    expect((await send('PUT', `${URL}/order`, { ids: ['sums', 'heart'] })).status).toBe(204);
    await send('POST', URL, { ...HEART, title: 'Lungs' });

    expect(await titles()).toEqual(['Sums', 'The heart', 'Lungs']);
    expect(await trail()).toMatchObject([
      { action: 'created' },
      { action: 'reordered', title: 'Study materials' },
    ]);
  });

  it.each([[['sums']], [['sums', 'sums']], [['sums', 'heart', 'gone']]])(
    'refuse the order %j with 409, which is not the list that is there',
    async (ids) => {
      expect((await send('PUT', `${URL}/order`, { ids })).status).toBe(409);
      expect(await titles()).toEqual(['The heart', 'Sums']);
    },
  );
});

import { beforeEach, describe, expect, it } from 'vitest';

import { givenContent } from '../../testing/given-content.ts';
import { useApp } from '../../testing/use-app.ts';

const server = useApp();

describe("the administrator's subjects", () => {
  let token: string;

  beforeEach(async () => {
    await givenContent(server.db);
    ({ token } = await server.givenAdministrator());
  });

  const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) =>
    server.call({ method, url, body, token });
  const list = async () => (await server.call({ url: '/api/admin/products/ged/subjects', token })).body;
  const names = async () => (await list()).map(({ name }: { name: string }) => name);

  it('are listed with what hangs below them', async () => {
    expect(await list()).toEqual([
      {
        id: 'ged-math',
        productId: 'ged',
        name: 'Mathematical Reasoning',
        description: 'Numbers',
        displayOrder: 0,
        version: 1,
        practiceTestCount: 2,
        questionCount: 3,
      },
      {
        id: 'ged-science',
        productId: 'ged',
        name: 'Science',
        displayOrder: 1,
        version: 1,
        practiceTestCount: 0,
        questionCount: 0,
      },
    ]);
    expect((await server.call({ url: '/api/admin/products/nowhere/subjects', token })).status).toBe(404);
  });

  it('are created in the place that is sent', async () => {
    const answer = await send('POST', '/api/admin/subjects', {
      productId: 'ged',
      name: 'Social Studies',
      description: 'Civics',
      displayOrder: 2,
    });

    expect(answer).toMatchObject({
      status: 201,
      body: { productId: 'ged', name: 'Social Studies', description: 'Civics', displayOrder: 2 },
    });
    expect(await names()).toEqual(['Mathematical Reasoning', 'Science', 'Social Studies']);
  });

  it.each([
    [{ productId: 'ged', displayOrder: 0 }, 400],
    [{ productId: 'ged', name: ' ', displayOrder: 0 }, 400],
    [{ productId: 'ged', name: 'X', displayOrder: -1 }, 400],
    [{ productId: 'nowhere', name: 'X', displayOrder: 0 }, 404],
  ])('are refused when sent as %j', async (body, status) => {
    expect((await send('POST', '/api/admin/subjects', body)).status).toBe(status);
    expect(await names()).toHaveLength(2);
  });

  it('are changed; without a version the last change wins', async () => {
    expect(await send('PUT', '/api/admin/subjects/ged-math', { name: 'Math' })).toMatchObject({
      status: 200,
      body: { name: 'Math', version: 2 },
    });
    expect(await send('PUT', '/api/admin/subjects/ged-math', { name: 'Maths' })).toMatchObject({
      status: 200,
      body: { name: 'Maths', version: 3 },
    });
  });

  it('answer a stale edit with 409 and the row as it is now, and keep it', async () => {
    await send('PUT', '/api/admin/subjects/ged-math', { name: 'Math', version: 1 });
    const stale = await send('PUT', '/api/admin/subjects/ged-math', { name: 'Sums', version: 1 });

    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'stale_edit', current: { id: 'ged-math', name: 'Math', version: 2 } },
    });
    expect(await names()).toEqual(['Math', 'Science']);
  });

  it('let one of two edits through that were made on the same state', async () => {
    const edits = await Promise.all(
      ['Math', 'Sums'].map((name) => send('PUT', '/api/admin/subjects/ged-math', { name, version: 1 })),
    );

    expect(edits.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('say so when what is to be deleted or changed is gone', async () => {
    await send('DELETE', '/api/admin/subjects/ged-math');

    expect(await send('DELETE', '/api/admin/subjects/ged-math')).toMatchObject({
      status: 404,
      body: { message: 'Subject not found: ged-math' },
    });
    expect((await send('PUT', '/api/admin/subjects/ged-math', { name: 'X' })).status).toBe(404);
  });

  it('close the gap that a deleted one leaves', async () => {
    await send('DELETE', '/api/admin/subjects/ged-math');

    expect(await list()).toMatchObject([{ id: 'ged-science', displayOrder: 0 }]);
  });

  describe('in a new order', () => {
    const order = (ids: string[]) => send('PUT', '/api/admin/products/ged/subjects/order', { ids });

    it('are listed in it', async () => {
      expect((await order(['ged-science', 'ged-math'])).status).toBe(204);
      expect(await names()).toEqual(['Science', 'Mathematical Reasoning']);
    });

    it.each([[['ged-math']], [['ged-math', 'ged-math']], [['ged-math', 'ged-science', 'other']]])(
      'are refused when the list is not the one that is there: %j',
      async (ids) => {
        expect((await order(ids)).status).toBe(409);
        expect(await names()).toEqual(['Mathematical Reasoning', 'Science']);
      },
    );

    it('end in one of the two orders when two administrators set one at once', async () => {
      await send('POST', '/api/admin/subjects', { productId: 'ged', name: 'Arts', displayOrder: 2 });
      const ids: string[] = (await list()).map(({ id }: { id: string }) => id);
      const orders = [ids.toReversed(), [...ids.slice(1), ...ids.slice(0, 1)]];

      await Promise.all(orders.map(order));

      expect(orders).toContainEqual((await list()).map(({ id }: { id: string }) => id));
    });
  });
});

import { beforeEach, describe, expect, it } from 'vitest';

import { products } from '#database/schema.ts';

import { givenContent } from '../../testing/given-content.ts';
import { useApp } from '../../testing/use-app.ts';

const server = useApp();

describe("the administrator's products", () => {
  let token: string;

  beforeEach(async () => {
    await givenContent(server.db);
    ({ token } = await server.givenAdministrator());
  });

  const list = async () => (await server.call({ url: '/api/admin/products', token })).body;
  const create = (body: unknown) => server.call({ method: 'POST', url: '/api/admin/products', body, token });

  it('are listed with what hangs below them', async () => {
    expect(await list()).toEqual([
      {
        id: 'ged',
        name: 'GED',
        description: 'High school equivalency',
        version: 1,
        subjectCount: 2,
        practiceTestCount: 2,
        questionCount: 3,
      },
      { id: 'hesi', name: 'HESI', version: 1, subjectCount: 0, practiceTestCount: 0, questionCount: 0 },
    ]);
  });

  it('close up when one is deleted, and one that is restored finds its place', async () => {
    const names = async () => (await list()).map(({ name }: { name: string }) => name);
    await create({ name: 'PAX' });
    await server.call({ method: 'DELETE', url: '/api/admin/products/hesi', token });
    await create({ name: 'ATI' });
    const rows = await server.db.select().from(products).orderBy(products.displayOrder);
    expect(rows.map(({ name, displayOrder }) => [name, displayOrder])).toEqual([
      ['GED', 0],
      ['PAX', 1],
      ['ATI', 2],
    ]);

    const [deleted] = (await server.call({ url: '/api/admin/deleted-content', token })).body;
    await server.call({ method: 'POST', url: `/api/admin/deleted-content/${deleted.id}/restore`, token });
    expect(await names()).toEqual(['GED', 'HESI', 'PAX', 'ATI']);
  });

  it('keep their names apart when two take the same one at once', async () => {
    const rename = (id: string) =>
      server.call({ method: 'PUT', url: `/api/admin/products/${id}`, body: { name: 'PAX' }, token });
    const answers = await Promise.all([rename('ged'), rename('hesi')]);

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('are created at the end, and learners see them at once', async () => {
    await server.call({ url: '/api/student/products' });
    const { status, body } = await create({ name: ' PAX ', description: 'Nursing' });

    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'PAX', description: 'Nursing', questionCount: 0 });
    expect((await server.call({ url: '/api/student/products' })).body).toEqual([
      { id: 'ged', name: 'GED' },
      { id: 'hesi', name: 'HESI' },
      { id: body.id, name: 'PAX' },
    ]);
  });

  it('cannot share a name', async () => {
    expect(await create({ name: 'GED' })).toMatchObject({
      status: 409,
      body: { code: 'product_name_taken', issues: [{ path: 'name' }], current: { name: 'GED' } },
    });
    expect(
      await server.call({ method: 'PUT', url: '/api/admin/products/hesi', body: { name: 'GED' }, token }),
    ).toMatchObject({ status: 409 });
    expect(await list()).toHaveLength(2);
  });

  it.each([[{}], [{ name: '' }], [{ name: '   ' }], [{ name: 'a'.repeat(201) }], [{ name: 7 }]])(
    'are refused without a usable name: %j',
    async (body) => {
      expect(await create(body)).toMatchObject({ status: 400, body: { issues: [{ path: 'name' }] } });
    },
  );

  it('are renamed', async () => {
    const body = { name: 'GED test', version: 1 };
    const edited = await server.call({ method: 'PUT', url: '/api/admin/products/ged', body, token });

    expect(edited).toMatchObject({ status: 200, body: { name: 'GED test', version: 2, subjectCount: 2 } });
    expect(edited.body).not.toHaveProperty('description');
  });

  it('are deleted with all below, and come back whole', async () => {
    expect(await server.call({ method: 'DELETE', url: '/api/admin/products/ged', token })).toMatchObject({
      status: 204,
    });
    expect((await server.call({ url: '/api/student/products' })).body).toEqual([
      { id: 'hesi', name: 'HESI' },
    ]);
    const { body: deleted } = await server.call({ url: '/api/admin/deleted-content', token });
    expect(deleted).toMatchObject([
      { kind: 'product', title: 'GED', practiceTestCount: 2, questionCount: 3 },
    ]);

    await server.call({ method: 'POST', url: `/api/admin/deleted-content/${deleted[0].id}/restore`, token });
    expect(await list()).toMatchObject([{ id: 'ged', questionCount: 3 }, { id: 'hesi' }]);
  });

  it('do not come back under a name that is taken meanwhile', async () => {
    await server.call({ method: 'DELETE', url: '/api/admin/products/ged', token });
    await create({ name: 'GED' });
    const { body: deleted } = await server.call({ url: '/api/admin/deleted-content', token });
    const url = `/api/admin/deleted-content/${deleted[0].id}/restore`;

    expect(await server.call({ method: 'POST', url, token })).toMatchObject({ status: 409 });
  });

  describe('init-products', () => {
    const init = () => server.call({ method: 'POST', url: '/api/admin/init-products', token });

    it('makes those of the five that are missing, once', async () => {
      const first = await init();
      expect(first).toMatchObject({ status: 200, body: { created: 3 } });
      expect(first.body.products.map(({ name }: { name: string }) => name)).toEqual([
        'GED',
        'HESI',
        'TEAS',
        'NCLEX',
        'HISET',
      ]);
      expect(await init()).toMatchObject({ status: 200, body: { created: 0 } });
    });

    it('does not bring back what an administrator deleted or renamed', async () => {
      await init();
      await server.call({ method: 'DELETE', url: '/api/admin/products/ged', token });
      await server.call({ method: 'PUT', url: '/api/admin/products/hesi', body: { name: 'HESI A2' }, token });

      expect(await init()).toMatchObject({ status: 200, body: { created: 0 } });
      expect(await list()).toHaveLength(4);
    });

    it('makes each once when it is called twice at the same time', async () => {
      const answers = await Promise.all([init(), init()]);

      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers[0]?.body.created + answers[1]?.body.created).toBe(3);
      expect(await list()).toHaveLength(5);
    });
  });
});

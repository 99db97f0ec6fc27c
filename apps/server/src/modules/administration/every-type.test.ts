import type { AdminQuestion, AuditEntry, DeletedContent } from '@second-bell/contract';
import { isSpecType } from '@second-bell/question-types';
import { targetsOf } from '@second-bell/question-types/registry';
import { beforeEach, describe, expect, it } from 'vitest';

import { givenContent } from '../../testing/given-content.ts';
import { givenItems, ITEMS, questionBody } from '../../testing/given-items.ts';
import { useApp } from '../../testing/use-app.ts';

const server = useApp();
let token: string;

beforeEach(async () => {
  await givenContent(server.db);
  ({ token } = await server.givenAdministrator());
});

const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) =>
  server.call({ method, url, body, token });
const list = async (): Promise<AdminQuestion[]> =>
  (await server.call({ url: '/api/admin/practice-tests/math-empty/questions', token })).body;
const create = (body: object) => send('POST', '/api/admin/questions', body);

describe.each(ITEMS.map((item) => ({ type: item.type, item })))('$type', ({ item }) => {
  it('is made, changed, copied, deleted and restored as it is', async () => {
    const [id = ''] = await givenItems(server, token, [item]);
    const rationales = Object.fromEntries(
      targetsOf(item).map((target) => [target.id, `Why ${target.label}`]),
    );
    const { practiceTestId: _test, displayOrder: _order, ...fields } = questionBody(item, { rationales });
    const changed = await send('PUT', `/api/admin/questions/${id}`, fields);
    const whole = { questionType: item.type, content: item.content, answerKey: item.key };
    expect(changed).toMatchObject({ status: 200, body: whole });
    expect(changed.body.rationales ?? {}).toEqual(rationales);

    const copied = await send('POST', `/api/admin/questions/${id}/duplicate`);
    expect(copied).toMatchObject({ status: 201, body: whole });
    expect(copied.body.rationales).toEqual(changed.body.rationales);

    await send('DELETE', `/api/admin/questions/${id}`);
    const deleted: DeletedContent[] = (await server.call({ url: '/api/admin/deleted-content', token })).body;
    await send('POST', `/api/admin/deleted-content/${deleted[0]?.id}/restore`);
    const restored = (await list()).find((question) => question.id === id);
    expect(restored).toMatchObject(whole);
    expect(restored?.rationales).toEqual(changed.body.rationales);
  });
});

const SELECT = {
  questionType: 'multiple_select',
  content: { options: ['a', 'b', 'c'].map((id) => ({ id, text: `Option ${id}` })) },
  answerKey: ['a', 'b'],
};
const body = (more: object) => ({
  practiceTestId: 'math-empty',
  displayOrder: 0,
  questionText: 'Which apply?',
  difficulty: 'medium',
  ...SELECT,
  ...more,
});

it.each([
  [{ content: undefined, answerKey: undefined }, 'content'],
  [{ answerKey: undefined }, 'answerKey'],
  [{ answerKey: ['z'] }, 'answerKey.0'],
  [{ answerKey: [] }, 'answerKey'],
  [{ answerKey: ['a', 'a'] }, 'answerKey.1'],
  [{ content: { options: [{ id: 'a', text: 'One' }] } }, 'content.options'],
  [{ content: { ...SELECT.content, key: ['a'] } }, 'content'],
  [{ content: { ...SELECT.content, select: 3 } }, 'answerKey'],
  [{ content: { options: [{ id: 'a', text: 'x\u0000' }] } }, 'content'],
  [{ rationales: { z: 'Why' } }, 'rationales.z'],
  [{ rationales: { a: ' ' } }, 'rationales.a'],
  [{ questionType: 'matrix' }, 'content.rows'],
  [{ questionType: 'multiple_choice', answerKey: 'z' }, 'answerKey'],
  [{ questionType: 'essay' }, 'questionType'],
])('a question with %j is refused with the field %s', async (wrong, path) => {
  const refused = await create(body(wrong));

  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  expect(refused.body.issues.map((issue: { path: string }) => issue.path)).toContain(path);
  expect(await list()).toEqual([]);
});

it('a question that is answered on its picture needs one', async () => {
  const spot = ITEMS.find(({ type }) => type === 'hot_spot') ?? ITEMS[0];
  const refused = spot && (await create(questionBody(spot, { questionImage: undefined })));

  expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'questionImage' }] } });
});

it('the history tells a changed key in words', async () => {
  const { body: made } = await create(body({}));
  const { practiceTestId: _test, displayOrder: _order, ...fields } = body({ answerKey: ['c'] });
  await send('PUT', `/api/admin/questions/${made.id}`, fields);
  const { entries }: { entries: AuditEntry[] } = (await server.call({ url: '/api/admin/audit-trail', token }))
    .body;

  expect(entries[0]?.details).toEqual({
    correctAnswer: {
      before: expect.stringContaining('Option b'),
      after: expect.stringContaining('Option c'),
    },
  });
});

it('the types of the spec can be sent in either form', async () => {
  const spec = ITEMS.filter(({ type }) => isSpecType(type));
  await givenItems(server, token, spec);
  const first = await list();
  for (const { id, questionText, questionType, options, correctAnswer, difficulty } of first) {
    const fields = { questionText, questionType, options, correctAnswer, difficulty };
    await send('PUT', `/api/admin/questions/${id}`, fields);
  }

  expect((await list()).map(({ content, answerKey }) => ({ content, answerKey }))).toEqual(
    first.map(({ content, answerKey }) => ({ content, answerKey })),
  );
});

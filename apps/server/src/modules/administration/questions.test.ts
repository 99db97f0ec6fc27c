import { beforeEach, describe, expect, it } from 'vitest';

import { givenContent } from '../../testing/given-content.ts';
import { useApp } from '../../testing/use-app.ts';

const server = useApp();
const QUESTION = {
  practiceTestId: 'math-empty',
  questionText: 'What is 1 + 1?',
  questionType: 'multiple_choice',
  options: ['1', '2', '3'],
  correctAnswer: '1',
  difficulty: 'medium',
  displayOrder: 0,
};

describe("the administrator's questions", () => {
  let token: string;

  beforeEach(async () => {
    await givenContent(server.db);
    ({ token } = await server.givenAdministrator());
  });

  const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) =>
    server.call({ method, url, body, token });
  const create = (fields: object = {}) => send('POST', '/api/admin/questions', { ...QUESTION, ...fields });
  const list = async (testId: string) =>
    (await server.call({ url: `/api/admin/practice-tests/${testId}/questions`, token })).body;
  const ids = async (testId: string): Promise<string[]> =>
    (await list(testId)).map(({ id }: { id: string }) => id);

  it('are listed with key, hint and topic', async () => {
    expect(await list('math-1')).toMatchObject([
      { id: 'math-1-q1', correctAnswer: '1', hint: 'Count on your fingers.', version: 1 },
      { id: 'math-1-q2', options: ['True', 'False'] },
      { id: 'math-1-q3', correctAnswer: 'Oslo|Kristiania' },
    ]);
    expect((await server.call({ url: '/api/admin/practice-tests/nowhere/questions', token })).status).toBe(
      404,
    );
  });

  it.each([
    [{ correctAnswer: '2' }, '2'],
    [{ correctAnswer: 'B' }, '1'],
    [{ options: ['one', 'two'], correctAnswer: 'two' }, '1'],
    [{ questionType: 'true_false', options: undefined, correctAnswer: 'false' }, '1'],
    [{ questionType: 'fill_blank', options: undefined, correctAnswer: 'two | 2' }, 'two|2'],
  ])('are created from %j with the key %s, and learners see them at once', async (fields, key) => {
    const { status, body } = await create(fields);

    expect(status).toBe(201);
    expect(body).toMatchObject({ questionText: 'What is 1 + 1?', correctAnswer: key, displayOrder: 0 });
    expect(
      (await server.call({ url: '/api/student/practice-tests/math-empty/questions' })).body,
    ).toMatchObject([{ id: body.id, correctAnswer: key }]);
  });

  it('keep every optional field', async () => {
    const extras = {
      explanation: 'One and one.',
      hint: 'Count.',
      topic: 'Sums',
      questionImage: '/api/images/abc',
      imageDescription: 'Two apples',
    };

    expect((await create(extras)).body).toMatchObject(extras);
  });

  it.each([
    [{ correctAnswer: '4' }, 'correctAnswer'],
    [{ correctAnswer: 'seven' }, 'correctAnswer'],
    [{ correctAnswer: '' }, 'correctAnswer'],
    [{ options: ['1'] }, 'options'],
    [{ options: undefined }, 'options'],
    [{ options: ['1', ' '] }, 'options.1'],
    [{ options: Array.from({ length: 11 }, (_, index) => `Option ${index}`) }, 'options'],
    [{ questionText: '  ' }, 'questionText'],
    [{ questionText: 'a\u0000b' }, 'questionText'],
    [{ questionType: 'essay' }, 'questionType'],
    [{ questionImage: 'https://elsewhere.example/x.png' }, 'questionImage'],
    [{ questionImage: '//elsewhere.example/x.png' }, 'questionImage'],
    [{ questionType: 'true_false', options: undefined, correctAnswer: 'maybe' }, 'correctAnswer'],
    [{ passageId: 'nowhere' }, 'passageId'],
  ])('are refused with %j', async (wrong, path) => {
    expect(await create(wrong)).toMatchObject({ status: 400, body: { issues: [{ path }] } });
    expect(await list('math-empty')).toEqual([]);
  });

  it('are refused below a test that is not there', async () => {
    expect((await create({ practiceTestId: 'nowhere' })).status).toBe(404);
  });

  it('keep a script as text', async () => {
    const questionText = '<script>alert(1)</script>';

    expect((await create({ questionText })).body.questionText).toBe(questionText);
  });

  it('are changed, and a stale change is answered with the row as it is now', async () => {
    const { practiceTestId: _test, displayOrder: _order, ...fields } = QUESTION;
    const edited = await send('PUT', '/api/admin/questions/math-1-q1', { ...fields, version: 1 });
    expect(edited).toMatchObject({ status: 200, body: { questionText: 'What is 1 + 1?', version: 2 } });
    expect(edited.body).not.toHaveProperty('hint');

    expect(await send('PUT', '/api/admin/questions/math-1-q1', { ...fields, version: 1 })).toMatchObject({
      status: 409,
      body: { current: { questionText: 'What is 1 + 1?', version: 2 } },
    });
  });

  it('keep the ids of their options, however these are edited', async () => {
    const url = '/api/admin/questions/math-1-q1';
    const fields = { questionText: 'What is 2 + 2?', questionType: 'multiple_choice', difficulty: 'easy' };
    const save = (more: object) =>
      server.call({ method: 'PUT', url, token, body: { ...fields, correctAnswer: '0', ...more } });

    const moved = await save({ options: ['6', '4', 'four and a half'], optionIds: ['d', 'b', 'c'] });
    expect(moved.body.optionIds).toEqual(['d', 'b', 'c']);
    const known = await save({ options: ['4', '6', '4.5'] });
    expect(known.body.optionIds).toEqual(['b', 'd', 'c']);
    const grown = await save({ options: ['4', '6', '4.5', '7'], optionIds: ['b', 'd', 'c', ''] });
    expect(grown.body.optionIds).toEqual(['b', 'd', 'c', expect.stringMatching(/^.{36}$/)]);

    for (const optionIds of [['b'], ['b', 'b', 'c', 'd']]) {
      expect(await save({ options: ['4', '6', '4.5', '7'], optionIds })).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'optionIds' }] },
      });
    }
  });

  it('are deleted, and the rest closes up', async () => {
    expect((await send('DELETE', '/api/admin/questions/math-1-q1')).status).toBe(204);

    expect(await list('math-1')).toMatchObject([
      { id: 'math-1-q2', displayOrder: 0 },
      { id: 'math-1-q3', displayOrder: 1 },
    ]);
    expect((await send('DELETE', '/api/admin/questions/math-1-q1')).status).toBe(404);
  });

  it('are put into a new order', async () => {
    const order = ['math-1-q3', 'math-1-q1', 'math-1-q2'];
    expect(
      (await send('PUT', '/api/admin/practice-tests/math-1/questions/order', { ids: order })).status,
    ).toBe(204);

    expect(await ids('math-1')).toEqual(order);
  });

  describe('that move', () => {
    const move = (to: string, moved: string[]) =>
      send('POST', `/api/admin/practice-tests/${to}/questions/move`, { ids: moved });

    it('stand at the end of the other test, in their order', async () => {
      await create();
      expect(await move('math-empty', ['math-1-q3', 'math-1-q1'])).toMatchObject({
        status: 200,
        body: { moved: 2 },
      });

      expect((await ids('math-empty')).slice(1)).toEqual(['math-1-q1', 'math-1-q3']);
      expect(await list('math-empty')).toMatchObject([0, 1, 2].map((displayOrder) => ({ displayOrder })));
      expect(await list('math-1')).toMatchObject([{ id: 'math-1-q2', displayOrder: 0 }]);
    });

    it('take their passage along as a copy, while it stays for the others', async () => {
      const passage = (await send('POST', '/api/admin/practice-tests/math-empty/passages', { text: 'Text' }))
        .body;
      const first = (await create({ passageId: passage.id })).body;
      await create({ passageId: passage.id, displayOrder: 1 });
      await move('math-1', [first.id]);

      const moved = (await list('math-1')).at(-1);
      expect(moved).toMatchObject({ id: first.id, passage: { text: 'Text' } });
      expect(moved.passage.id).not.toBe(passage.id);
      expect(
        (await server.call({ url: '/api/admin/practice-tests/math-empty/passages', token })).body,
      ).toEqual([{ id: passage.id, text: 'Text', questionCount: 1 }]);
    });

    it('are none when one of them is gone, and none that are there already', async () => {
      expect((await move('math-empty', ['math-1-q1', 'gone'])).status).toBe(404);
      expect(await list('math-empty')).toEqual([]);
      expect(await move('math-1', ['math-1-q1'])).toMatchObject({ status: 200, body: { moved: 0 } });
      expect((await ids('math-1'))[0]).toBe('math-1-q1');
    });
  });

  it('share a passage, which is changed for all of them', async () => {
    const url = '/api/admin/practice-tests/math-empty/passages';
    const passage = (await send('POST', url, { title: 'Ducks', text: 'Ducks swim.', source: 'A book' })).body;
    await create({ passageId: passage.id });
    await create({ passageId: passage.id, displayOrder: 1 });
    await send('PUT', `/api/admin/passages/${passage.id}`, { title: 'Ducks', text: 'Ducks fly.' });

    expect(await list('math-empty')).toMatchObject([
      { passage: { id: passage.id, title: 'Ducks', text: 'Ducks fly.' } },
      { passage: { text: 'Ducks fly.' } },
    ]);
    expect((await send('PUT', '/api/admin/passages/nowhere', { text: 'x' })).status).toBe(404);
    expect((await create({ practiceTestId: 'math-1', passageId: passage.id })).status).toBe(400);
  });
});

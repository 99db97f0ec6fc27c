import { beforeEach, describe, expect, it } from 'vitest';

import { GUEST } from '../../testing/use-app.ts';
import { useRescoring } from '../../testing/use-rescoring.ts';
import { deleteUnusedVersions } from '../test-versions/test-versions.repo.ts';

const desk = useRescoring();
const { givenTaken, attempt, everyByte } = desk;
let token: string;

beforeEach(async () => {
  ({ token } = await desk.server.givenAdministrator());
});

async function correct(reason?: string) {
  return desk.rescore(token, (await desk.preview(token)).token, reason);
}

const NOTHING = { finished: 0, open: 0, reported: 0, leftOut: 0, changes: [], nowPass: 0, noLongerPass: 0 };

describe('what a changed key would do', () => {
  it('is told before anything is done', async () => {
    await givenTaken({ q1: '4', q2: 'True' });
    await givenTaken({ q1: '5', q2: 'True' });
    await givenTaken({ q1: '5', q2: 'True' });
    await givenTaken({ q1: '3', q2: 'False' });
    await givenTaken({ q1: '4', end: 'open' });
    await givenTaken({ q1: '5', end: 'reported' });
    await desk.editQuestion(token, '5');
    const before = await everyByte();

    expect(await desk.preview(token)).toMatchObject({
      questionId: 'math-1-q1',
      finished: 5,
      open: 1,
      reported: 1,
      leftOut: 0,
      changes: [
        { before: 50, after: 100, attempts: 2 },
        { before: 100, after: 50, attempts: 1 },
      ],
      nowPass: 2,
      noLongerPass: 1,
      keysBefore: ['4'],
      keyNow: '5',
      last: null,
    });
    expect(await everyByte()).toEqual(before);
  });

  it('is nothing where the key is as it was, whatever else was edited', async () => {
    await givenTaken({ q1: '4' });
    await desk.editQuestion(token, 'four', {
      options: ['six', '5', 'four', '3'],
      optionIds: ['d', 'c', 'b', 'a'],
    });

    expect(await desk.preview(token)).toMatchObject(NOTHING);
    expect((await correct()).status).toBe(409);
  });

  it('is nothing where no attempt was asked the question, as clients of the spec are not asked what is typed', async () => {
    await givenTaken({ q1: '4' });
    const url = '/api/admin/questions/math-1-q3/rescore';

    expect((await desk.server.call({ url, token })).body).toMatchObject({
      ...NOTHING,
      keyNow: 'Oslo or Kristiania',
    });
  });

  it('leaves out the attempts that could not choose the option that is right now', async () => {
    await givenTaken({ q1: '4' });
    await desk.editQuestion(token, '7', { options: ['3', '4', '5', '6', '7'] });

    expect(await desk.preview(token)).toMatchObject({ ...NOTHING, leftOut: 1 });
    expect((await correct()).status).toBe(409);
  });
});

describe('correcting the scores', () => {
  it('grades finished attempts anew, and tells their learners whose score it changed', async () => {
    const right = await givenTaken({ q1: '5', q2: 'True' });
    const wrong = await givenTaken({ q1: '3', q2: 'True' });
    await desk.editQuestion(token, '5');
    const { status, body } = await correct();

    expect(status).toBe(201);
    expect(body).toMatchObject({ finished: 2, changes: [{ before: 50, after: 100, attempts: 1 }] });
    expect(await attempt(right)).toMatchObject({
      score: 100,
      correctAnswers: 2,
      points: 2,
      corrections: [{ at: expect.any(String), questionId: 'math-1-q1', questionNumber: 1 }],
    });
    expect(await attempt(wrong)).toMatchObject({ score: 50, corrections: [] });
    const list = (await desk.server.call({ url: '/api/users/guest/test-attempts', guest: GUEST })).body;
    expect(list).toEqual([await attempt(wrong), await attempt(right)]);
    const questions = `/api/test-attempts/${right}/questions`;
    expect((await desk.server.call({ url: questions, guest: GUEST })).body[0].correctAnswer).toBe('5');
  });

  it('has open attempts graded by the new key, answered before and after', async () => {
    const before = await givenTaken({ q1: '5', end: 'open' });
    const after = await givenTaken({ end: 'open' });
    await desk.editQuestion(token, '5');
    await correct();
    await desk.sendAnswer(after, 'math-1-q1', '5');
    for (const id of [before, after]) await desk.complete(id, { correctAnswers: 1, score: 50 });

    expect(await attempt(before)).toMatchObject({ score: 50, verified: true, corrections: [] });
    expect(await attempt(after)).toMatchObject({ score: 50, verified: true });
  });

  it('leaves a score as it was reported, and corrects the verdict on its answer', async () => {
    const id = await givenTaken({ q1: '5', end: 'reported' });
    await desk.editQuestion(token, '5');
    await correct();

    expect(await attempt(id)).toMatchObject({
      verified: false,
      score: 100,
      correctAnswers: 2,
      corrections: [],
    });
    expect(await desk.answersOf(id)).toMatchObject([{ userAnswer: '5', isCorrect: true }]);
  });

  it('answers a repeated result with the corrected score', async () => {
    const id = await givenTaken({ q1: '5' });
    await desk.editQuestion(token, '5');
    await correct();

    const repeated = await desk.complete(id, { correctAnswers: 0, score: 0 });
    expect(repeated).toMatchObject({
      status: 200,
      body: { score: 50, corrections: [{ questionNumber: 1 }] },
    });
  });

  it('is done once by two administrators at once', async () => {
    await givenTaken({ q1: '5' });
    await desk.editQuestion(token, '5');
    const { token: other } = await desk.server.givenAdministrator('second@example.com');
    const { token: expected } = await desk.preview(token);
    const done = await Promise.all([desk.rescore(token, expected), desk.rescore(other, expected)]);

    expect(new Set(done.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(await desk.preview(token)).toMatchObject({ ...NOTHING, last: { attempts: 1 } });
  });

  it('does nothing where something changed since the preview', async () => {
    await givenTaken({ q1: '5' });
    await desk.editQuestion(token, '5');
    const { token: expected } = await desk.preview(token);
    await desk.editQuestion(token, '3');
    const before = await everyByte();

    expect(await desk.rescore(token, expected)).toMatchObject({
      status: 409,
      body: { code: 'rescore_changed' },
    });
    expect(await everyByte()).toEqual(before);
  });

  it('stands in the audit trail with its reason, and so does its undoing', async () => {
    await givenTaken({ q1: '5' });
    await desk.editQuestion(token, '5');
    const { body } = await correct('A misprint');
    await desk.undo(token, body.id);
    const { entries } = (await desk.server.call({ url: '/api/admin/audit-trail', token })).body;

    expect(entries.slice(0, 2)).toMatchObject([
      { action: 'rescore_undone', kind: 'question', title: 'What is 2 + 2?', details: { attempts: 1 } },
      {
        action: 'rescored',
        entityId: 'math-1-q1',
        details: { attempts: 1, reason: 'A misprint', correctAnswer: { before: '4', after: '5' } },
      },
    ]);
  });

  it.each([
    ['reason', { reason: ' ', expected: 'x' }],
    ['reason', { reason: 'x'.repeat(501), expected: 'x' }],
    ['expected', { reason: 'A misprint' }],
  ])('refuses a bad %s with 400', async (path, body) => {
    const url = '/api/admin/questions/math-1-q1/rescore';

    expect(await desk.server.call({ method: 'POST', url, token, body })).toMatchObject({
      status: 400,
      body: { issues: [{ path }] },
    });
  });

  it('answers 404 for a question and a correction that are not there', async () => {
    const url = '/api/admin/questions/nowhere/rescore';
    const body = { reason: 'A misprint', expected: 'x' };

    expect((await desk.server.call({ url, token })).status).toBe(404);
    expect((await desk.server.call({ method: 'POST', url, token, body })).status).toBe(404);
    expect((await desk.undo(token, 'nowhere')).status).toBe(404);
  });
});

describe('undoing a correction', () => {
  it('gives back every byte, also after the question was deleted and unused versions were', async () => {
    await givenTaken({ q1: '5', q2: 'True' });
    await givenTaken({ q1: '4' });
    await givenTaken({ q1: '5', end: 'open' });
    await givenTaken({ q1: '5', end: 'reported' });
    await desk.editQuestion(token, '5');
    const before = await everyByte();
    const { body } = await correct();
    expect(await everyByte()).not.toEqual(before);
    await deleteUnusedVersions(desk.server.db);
    await desk.server.call({ method: 'DELETE', url: '/api/admin/questions/math-1-q1', token });

    expect(await desk.undo(token, body.id)).toMatchObject({ status: 200, body: { attempts: 4 } });
    expect(await everyByte()).toEqual(before);
  });

  it('tells the learner no more of it', async () => {
    const id = await givenTaken({ q1: '5' });
    await desk.editQuestion(token, '5');
    const { body } = await correct();
    await desk.undo(token, body.id);

    expect(await attempt(id)).toMatchObject({ score: 0, corrections: [] });
    expect(await desk.preview(token)).toMatchObject({ finished: 1, last: null });
  });

  it('grades by the earlier key what was finished since', async () => {
    const id = await givenTaken({ q1: '4', q2: 'True', end: 'open' });
    await desk.editQuestion(token, '5');
    const { body } = await correct();
    await desk.complete(id, { correctAnswers: 1, score: 50 });
    expect(await attempt(id)).toMatchObject({ score: 50 });
    await desk.undo(token, body.id);

    expect(await attempt(id)).toMatchObject({ score: 100, correctAnswers: 2 });
  });

  it('waits for a later correction of the same attempts to be undone first', async () => {
    await givenTaken({ q1: '5' });
    await desk.editQuestion(token, '5');
    const before = await everyByte();
    const first = await correct();
    await desk.editQuestion(token, '3');
    const second = await correct();

    expect((await desk.undo(token, first.body.id)).status).toBe(409);
    expect((await desk.undo(token, second.body.id)).status).toBe(200);
    expect((await desk.undo(token, first.body.id)).status).toBe(200);
    expect(await everyByte()).toEqual(before);
  });

  it('is done once by two administrators at once', async () => {
    await givenTaken({ q1: '5' });
    await desk.editQuestion(token, '5');
    const { body } = await correct();
    const done = await Promise.all([desk.undo(token, body.id), desk.undo(token, body.id)]);

    expect(new Set(done.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });
});

import type { AttemptLogReply } from '@second-bell/contract';
import { stateOfAttempt } from '@second-bell/domain';
import { describe, expect, it } from 'vitest';

import { attemptEvents } from '#database/schema.ts';

import { GUEST, OTHER_GUEST } from '../../testing/use-app.ts';
import { START, useAttempts } from '../../testing/use-attempts.ts';

const { server, givenAttempt, sendAnswer, complete } = useAttempts();

const stamp = (seq: number, writer = 'page-a', elapsedMs = seq * 1000) => ({
  writer,
  seq,
  order: seq,
  elapsedMs,
});
const opened = (seq: number, writer?: string) => ({ ...stamp(seq, writer), type: 'opened' });
const answered = (seq: number, response: unknown, more: object = {}) => ({
  ...stamp(seq),
  type: 'answered',
  questionId: 'math-1-q1',
  response,
  ...more,
});

function send(id: string, events: unknown[], known = 0, guest: string | undefined = GUEST) {
  const url = `/api/test-attempts/${id}/events`;

  return server.call({ method: 'POST', url, body: { events, known }, ...(guest && { guest }) });
}

async function logOf(id: string): Promise<AttemptLogReply> {
  return (await server.call({ url: `/api/test-attempts/${id}/events`, guest: GUEST })).body;
}

async function openAttempts(guest = GUEST): Promise<string[]> {
  const { body } = await server.call({ url: '/api/users/guest/open-attempts', guest });

  return body.map(({ id }: { id: string }) => id);
}

describe('the log of an attempt', () => {
  it('comes back to any page of its owner as it was sent', async () => {
    const id = await givenAttempt();
    const events = [
      opened(1),
      answered(2, '4'),
      answered(3, { parts: [1, null, 'two'] }),
      { ...stamp(4), type: 'marked', questionId: 'math-1-q2', mark: 'flag', isOn: true },
      { ...stamp(5), type: 'noted', questionId: 'math-1-q2', text: 'look again \u{1F600}' },
      { ...stamp(6), type: 'struck', questionId: 'math-1-q2', option: '7', isOn: true },
      { ...stamp(7), type: 'moved', index: 1 },
      { ...stamp(8), type: 'paused', by: 'absence' },
      { ...stamp(9), type: 'highlighted', place: 'passage:p1:Notes', ranges: [[0, 4]] },
      { ...stamp(10), type: 'scratched', text: '2 × 3 = 6' },
      { ...stamp(11), type: 'drawn', stroke: [0, 0, 999, 400] },
      { ...stamp(12), type: 'erased', all: true },
      { ...stamp(13), type: 'calculated', memory: { ans: '1/3' } },
    ];

    expect(await send(id, events)).toMatchObject({
      status: 200,
      body: { events: [], known: 13, completed: false },
    });
    expect((await logOf(id)).events).toEqual(events);
  });

  it('keeps the same event once, within a call and over calls', async () => {
    const id = await givenAttempt();
    await send(id, [opened(1), answered(2, '4'), answered(2, '4')]);
    await send(id, [answered(2, '4'), opened(1)]);

    expect((await logOf(id)).known).toBe(2);
  });

  it('answers what others stored, and not what was just sent', async () => {
    const id = await givenAttempt();
    const first = await send(id, [opened(1, 'page-a')]);
    const second = await send(id, [opened(1, 'page-b')]);
    expect(second.body).toMatchObject({ events: [{ writer: 'page-a' }], known: 2 });

    const third = await send(id, [answered(2, '4')], first.body.known);
    expect(third.body).toMatchObject({ events: [{ writer: 'page-b' }], known: 3 });
    expect((await send(id, [], third.body.known)).body.events).toEqual([]);
  });

  it('adds up to the same whatever two pages sent at once, twice and in any order', async () => {
    const id = await givenAttempt();
    const one = [opened(1), answered(2, '4'), answered(3, '5')];
    const other = [opened(1, 'page-b'), { ...answered(4, '3'), writer: 'page-b' }];
    await Promise.all([send(id, one), send(id, other), send(id, one.slice(1)), send(id, other.toReversed())]);

    const { events, known } = await logOf(id);
    expect(known).toBe(5);
    expect(stateOfAttempt(events as never)).toMatchObject({
      responses: { 'math-1-q1': '3' },
      live: 'page-b',
    });
  });

  it('takes in nothing once the attempt is completed, and says so', async () => {
    const id = await givenAttempt();
    await send(id, [opened(1)]);
    await sendAnswer(id, 'math-1-q1', '4');
    await complete(id);

    expect((await send(id, [answered(2, '5')])).body).toMatchObject({ completed: true, known: 1 });
    expect((await logOf(id)).events).toHaveLength(1);
  });

  it('stores no answer that would be graded: leaving without a score stays without one', async () => {
    const id = await givenAttempt();
    await send(id, [opened(1), answered(2, '4')]);

    expect((await server.call({ url: `/api/test-attempts/${id}/answers`, guest: GUEST })).body).toEqual([]);
  });
});

describe('whose it is', () => {
  it('another guest does not find it', async () => {
    const id = await givenAttempt();
    const url = `/api/test-attempts/${id}/events`;

    expect((await send(id, [opened(1)], 0, OTHER_GUEST)).status).toBe(404);
    expect((await server.call({ url, guest: OTHER_GUEST })).status).toBe(404);
    expect((await server.call({ url })).status).toBe(404);
  });

  it('the open ones are listed to their guest alone, the last one first, until they are completed', async () => {
    const [first, second] = [await givenAttempt(), await givenAttempt()];
    await givenAttempt();
    await send(first, [opened(1)]);
    await send(second, [opened(1)]);
    await send(first, [answered(2, '4')]);

    expect(await openAttempts()).toEqual([first, second]);
    expect(await openAttempts(OTHER_GUEST)).toEqual([]);
    expect((await server.call({ url: '/api/users/guest/open-attempts' })).body).toEqual([]);

    await complete(first);
    expect(await openAttempts()).toEqual([second]);
  });
});

describe('the clock', () => {
  it('has a deadline while the test runs, and none while it stands still', async () => {
    const id = await givenAttempt();
    const { clock } = (await send(id, [opened(1)])).body;
    const leftMs = Date.parse(clock.deadline) - Date.parse(clock.now);
    expect(leftMs).toBeGreaterThan(clock.limitSeconds * 1000 - 10_000);
    expect(leftMs).toBeLessThanOrEqual(clock.limitSeconds * 1000);

    const paused = await send(id, [{ ...stamp(2), type: 'paused', by: 'learner' }]);
    expect(paused.body.clock.deadline).toBeNull();
    const resumed = await send(id, [{ ...stamp(3), type: 'resumed' }]);
    expect(resumed.body.clock.deadline).not.toBeNull();
  });

  it('takes the longest time that a page measured, and no more than has passed', async () => {
    const id = await givenAttempt();
    await send(id, [{ ...opened(1), elapsedMs: 5 }]);
    expect((await logOf(id)).clock.elapsedMs).toBe(5);
    await send(id, [{ ...answered(2, '4'), elapsedMs: 1 }]);
    expect((await logOf(id)).clock.elapsedMs).toBe(5);
    await send(id, [{ ...answered(3, '5'), elapsedMs: 3_600_000 }]);
    expect((await logOf(id)).clock.elapsedMs).toBeLessThan(600_000);
  });
});

describe('what is refused', () => {
  const highlighted = { ...stamp(1), type: 'highlighted', place: 'question:math-1-q1' };

  it.each([
    ['a long name of a writer', { ...opened(1), writer: 'x'.repeat(65) }],
    ['number 0', opened(0)],
    ['time below 0', { ...opened(1), elapsedMs: -1 }],
    ['a type that there is none of', { ...opened(1), type: 'danced' }],
    ['an answer without a response', { ...stamp(1), type: 'answered', questionId: 'math-1-q1' }],
    ['a long response', answered(1, 'x'.repeat(20_001))],
    ['a long note', { ...stamp(1), type: 'noted', questionId: 'math-1-q1', text: 'x'.repeat(2_001) }],
    ['a highlight that ends before it starts', { ...highlighted, ranges: [[4, 4]] }],
    ['a highlight of half a character', { ...highlighted, ranges: [[0.5, 4]] }],
    [
      'more highlights than a text has room for',
      { ...highlighted, ranges: Array.from({ length: 201 }, () => [0, 4]) },
    ],
    ['a stroke that leaves the pad', { ...stamp(1), type: 'drawn', stroke: [0, -1] }],
    ['a stroke without an end', { ...stamp(1), type: 'drawn', stroke: Array(401).fill(0) }],
    ['a calculator that holds too much', { ...stamp(1), type: 'calculated', memory: '1'.repeat(4_000) }],
    [
      'an end at no moment',
      { ...stamp(1), type: 'closed', kind: 'submit', completedAt: 'today', timeSpent: 1 },
    ],
  ])('%s', async (_what, event) => {
    const { status, body } = await send(await givenAttempt(), [event]);

    expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_request' });
    expect(body.issues[0].path).toMatch(/^events\.0/);
  });

  it('more than 200 events at once', async () => {
    const many = Array.from({ length: 201 }, (_, index) => opened(index + 1));

    expect((await send(await givenAttempt(), many)).status).toBe(400);
  });

  it('more of one attempt than it may hold, and keeps what it has', async () => {
    const id = await givenAttempt();
    const body = JSON.stringify(answered(1, 'x'.repeat(1_999_900)));
    await server.db
      .insert(attemptEvents)
      .values({ attemptId: id, number: 1, writer: 'page-a', seq: 1, body });

    expect(await send(id, [answered(2, '4')], 1)).toMatchObject({ status: 413, body: { code: 'too_large' } });
    expect((await send(id, [], 1)).body.known).toBe(1);
  });
});

describe('extra time', () => {
  const startWith = (extraTime?: unknown) =>
    server.call({
      method: 'POST',
      url: '/api/test-attempts',
      body: { ...START, ...(extraTime !== undefined && { extraTime }) },
      guest: GUEST,
    });

  it.each([
    ['1.25', 0.25],
    ['1.5', 0.5],
    ['2', 1],
  ])('of %s times the limit moves the deadline', async (extraTime, share) => {
    const { body } = await startWith(extraTime);
    expect(body).toMatchObject({ extraTime });

    const { clock } = (await send(body.id, [{ ...opened(1), elapsedMs: 0 }])).body;
    expect(clock.extraSeconds).toBe(clock.limitSeconds * share);
    const seconds = (Date.parse(clock.deadline) - Date.parse(clock.now)) / 1000;
    expect(Math.abs(seconds - clock.limitSeconds * (1 + share))).toBeLessThan(10);
  });

  it('without a limit leaves no deadline', async () => {
    const { body } = await startWith('untimed');
    await send(body.id, [opened(1)]);

    expect((await logOf(body.id)).clock).toMatchObject({
      limitSeconds: null,
      extraSeconds: 0,
      deadline: null,
    });
    const { body: open } = await server.call({ url: '/api/users/guest/open-attempts', guest: GUEST });
    expect(open).toMatchObject([{ id: body.id, extraTime: 'untimed' }]);
  });

  it.each([undefined, 'none'])('of %s is none', async (extraTime) => {
    const { body } = await startWith(extraTime);
    await send(body.id, [opened(1)]);

    expect(body).not.toHaveProperty('extraTime');
    expect((await logOf(body.id)).clock.extraSeconds).toBe(0);
  });

  it.each(['3', 2, -1, null, '', 'UNTIMED', {}])('of %j is refused', async (extraTime) => {
    const answer = await startWith(extraTime);

    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'extraTime' }] } });
  });
});

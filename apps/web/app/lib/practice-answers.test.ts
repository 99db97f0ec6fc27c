// @vitest-environment jsdom
import type { PracticeAnswer } from '@second-bell/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { recordPracticeAnswer, sendPracticeAnswers } from './practice-answers.ts';

const PREFIX = 'second-bell.practice-answer.';

const answer = (id: string): PracticeAnswer => ({
  id,
  sessionId: 'run',
  kind: 'learn',
  practiceTestId: 'math-1',
  questionId: 'q1',
  userAnswer: '4',
  notSure: false,
  timeSpent: 5,
  answeredAt: '2026-11-20T10:00:00.000Z',
});

/** The ids of each batch that reached the server. */
let arrived: string[][];
let respond: (ids: string[]) => Response | Promise<Response>;

const ok = (ids: string[]) => {
  arrived.push(ids);

  return Response.json({ answers: [], refused: [] }, { status: 201 });
};
const keptIds = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))
    .toSorted();

beforeEach(() => {
  localStorage.clear();
  arrived = [];
  respond = ok;
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) =>
    Promise.resolve(respond((JSON.parse(body) as { answers: PracticeAnswer[] }).answers.map(({ id }) => id))),
  );
});
afterEach(async () => {
  respond = ok;
  vi.restoreAllMocks();
  await sendPracticeAnswers();
  vi.unstubAllGlobals();
});

it('keeps an answer on the device, sends it when it is asked to, and forgets it when the server has it', async () => {
  recordPracticeAnswer(answer('a'));
  expect(keptIds()).toEqual(['a']);
  expect(arrived).toEqual([]);

  await sendPracticeAnswers();
  expect(arrived).toEqual([['a']]);
  expect(keptIds()).toEqual([]);
});

it('keeps what could not be sent, in its order, until the server is reached', async () => {
  respond = () => Promise.reject(new TypeError('offline'));
  recordPracticeAnswer(answer('a'));
  await sendPracticeAnswers();
  recordPracticeAnswer(answer('b'));
  expect(keptIds()).toEqual(['a', 'b']);

  respond = ok;
  await sendPracticeAnswers();
  expect(arrived).toEqual([['a', 'b']]);
});

it('sends what an earlier visit left, and what another tab keeps', async () => {
  const earlier = { id: 'earlier', at: '2026-11-20T09:00:00.000Z', item: answer('earlier') };
  localStorage.setItem(`${PREFIX}earlier`, JSON.stringify(earlier));
  recordPracticeAnswer(answer('now'));
  await sendPracticeAnswers();

  expect(arrived.flat()).toEqual(['earlier', 'now']);
});

it('sends many some at a time', async () => {
  for (let number = 0; number < 45; number += 1) recordPracticeAnswer(answer(`a-${number}`));
  await sendPracticeAnswers();

  expect(arrived.map((ids) => ids.length)).toEqual([20, 20, 5]);
});

it('is not held up by an answer that the server can make nothing of', async () => {
  respond = (ids) =>
    ids.includes('bad')
      ? Response.json({ message: 'No', code: 'invalid_request' }, { status: 400 })
      : ok(ids);
  ['a', 'bad', 'b'].forEach((id) => recordPracticeAnswer(answer(id)));
  await sendPracticeAnswers();

  expect(arrived.flat()).toEqual(['a', 'b']);
  expect(keptIds()).toEqual([]);
});

it('waits where the session has ended meanwhile', async () => {
  respond = () => Response.json({ message: 'Sign in', code: 'unauthorized' }, { status: 401 });
  recordPracticeAnswer(answer('a'));
  await sendPracticeAnswers();

  expect(keptIds()).toEqual(['a']);
});

it('waits where the server is busy', async () => {
  respond = () => Response.json({ message: 'Later', code: 'busy' }, { status: 503 });
  recordPracticeAnswer(answer('a'));
  await sendPracticeAnswers();

  expect(keptIds()).toEqual(['a']);
});

it('loses nothing where the browser keeps nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  recordPracticeAnswer(answer('a'));
  recordPracticeAnswer(answer('b'));
  await sendPracticeAnswers();

  expect(arrived).toEqual([['a', 'b']]);
});

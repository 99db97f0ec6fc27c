// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { type AttemptEvent, eventKey } from '@second-bell/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { AttemptLog } from '#lib/attempt-log/attempt-log.ts';

import { saveWords } from '#copy/runner.ts';
import { LogSync } from './sync.ts';

type Network = 'up' | 'down' | 'loses replies' | 'attempt unknown';

let network: Network;
let isCompleted: boolean;
/** What the server has, in the order in which it came. */
let stored: AttemptEvent[];
let stop: (() => void) | undefined;

/** Stands in for the server at the network's edge. */
async function answer(path: string, { body }: { body?: string }): Promise<Response> {
  expect(path).toBe('/api/test-attempts/attempt-1/events');
  if (network === 'down') throw new TypeError('Failed to fetch');
  if (network === 'attempt unknown')
    return Response.json({ code: 'not_found', message: 'No' }, { status: 404 });

  const { events, known } = JSON.parse(body ?? '{"events":[],"known":0}');
  const before = stored.slice(known);
  const keys = new Set(stored.map(eventKey));
  if (!isCompleted) stored.push(...events.filter((event: AttemptEvent) => !keys.has(eventKey(event))));
  if (network === 'loses replies') throw new TypeError('Failed to fetch');

  const clock = { now: '2026-03-02T10:00:00.000Z' };

  return Response.json({ events: before, known: stored.length, completed: isCompleted, clock });
}

function givenSync(log = new AttemptLog('attempt-1', [])) {
  const sync = new LogSync(log, 'attempt-1');
  stop = sync.start();

  return { log, sync };
}

const choose = (log: AttemptLog, questionId: string, response = 'Paris') =>
  log.append({ type: 'answered', questionId, response });

const words = (sync: LogSync) => saveWords({ ...sync.view(), isKept: true });

beforeEach(() => {
  network = 'up';
  isCompleted = false;
  stored = [];
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  stop?.();
  vi.unstubAllGlobals();
});

it('sends what is written, in order, each once', async () => {
  const { log, sync } = givenSync();
  choose(log, 'q1');
  choose(log, 'q2');
  await vi.waitFor(() => expect(stored).toHaveLength(2));
  choose(log, 'q1', 'Oslo');

  await vi.waitFor(() => expect(stored).toEqual(log.events()));
  expect(words(sync)).toBe('Saved');
});

it('says how many answers wait, and sends them by itself when the network is back', async () => {
  network = 'down';
  const { log, sync } = givenSync();
  choose(log, 'q1');
  choose(log, 'q2');
  choose(log, 'q1', 'Oslo');
  await vi.waitFor(() => expect(words(sync)).toBe('Offline: 2 answers waiting on this device'));

  network = 'up';
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(words(sync)).toBe('Saved'));
  expect(stored).toEqual(log.events());
});

it('says at once that it is offline, and that nothing waits', async () => {
  const { sync } = givenSync();
  await sync.send();
  window.dispatchEvent(new Event('offline'));

  expect(words(sync)).toBe('Offline: all your answers are saved');
});

it('sends again what was stored without a reply: it is stored once', async () => {
  network = 'loses replies';
  const { log, sync } = givenSync();
  choose(log, 'q1');
  await vi.waitFor(() => expect(words(sync)).toBe('Offline: 1 answer waiting on this device'));
  expect(stored).toHaveLength(1);

  network = 'up';
  await sync.send();
  expect(words(sync)).toBe('Saved');
  expect(stored).toEqual(log.events());
});

it('after a reload sends only what did not arrive, and takes in what another device wrote', async () => {
  const before = new AttemptLog('attempt-1', []);
  choose(before, 'q1');
  choose(before, 'q2');
  const [arrived] = before.events();
  const elsewhere: AttemptEvent = {
    writer: 'phone',
    seq: 1,
    order: 9,
    elapsedMs: 60_000,
    type: 'answered',
    questionId: 'q3',
    response: 'Bern',
  };
  stored = [arrived as AttemptEvent, elsewhere];

  const { log, sync } = givenSync(new AttemptLog('attempt-1', before.events()));
  await sync.send();

  expect(log.view().state).toMatchObject({
    responses: { q1: 'Paris', q2: 'Paris', q3: 'Bern' },
    elapsedMs: 60_000,
  });
  expect(stored).toHaveLength(3);
});

it('sends a long log in pieces that the server takes', async () => {
  const log = new AttemptLog('attempt-1', []);
  for (let index = 0; index < 100; index += 1) choose(log, `q${index}`, 'x'.repeat(1_000));
  const sizes: number[] = [];
  vi.stubGlobal('fetch', (path: string, init: { body?: string }) => {
    sizes.push((init.body ?? '').length);

    return answer(path, init);
  });
  const { sync } = givenSync(log);
  await sync.send();

  expect(stored).toEqual(log.events());
  expect(Math.max(...sizes)).toBeLessThan(32_000);
});

it('keeps quiet where the server does not know the attempt: it is kept on the device', async () => {
  network = 'attempt unknown';
  const { log, sync } = givenSync();
  choose(log, 'q1');
  await sync.send();

  expect(words(sync)).toBe('Saved on this device');
});

it('tells that the attempt was completed elsewhere, and which answers came too late', async () => {
  isCompleted = true;
  const { log, sync } = givenSync();
  choose(log, 'q1');
  await sync.send();

  expect(sync.view()).toMatchObject({ isCompleted: true, waiting: 1 });
});

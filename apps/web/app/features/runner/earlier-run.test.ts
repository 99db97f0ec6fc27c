import { stateOfAttempt } from '@second-bell/domain';
import { expect, it } from 'vitest';

import { eventsOfEarlierRun, readEarlierRun } from './earlier-run.ts';

const NOW = Date.UTC(2026, 2, 2, 10);
const QUESTIONS = [
  { id: 'q1', options: ['Paris', 'Rome'] },
  { id: 'q2', options: ['Oslo', 'Bern'] },
];

const RUN = {
  attemptId: 'attempt-1',
  questionIds: ['q1', 'q2'],
  currentIndex: 1,
  answers: { q1: 'Paris', q2: 'worded otherwise', gone: 'Rome' },
  flagged: ['q2', 'gone'],
  openHints: ['q1'],
  isPanelOpen: true,
  clock: { kind: 'limited', countdown: { state: 'running', limitSeconds: 600, deadline: NOW + 360_000 } },
  closing: null,
};

function carried(more: object = {}) {
  const run = readEarlierRun({ version: 2, run: { ...RUN, ...more } });
  if (run === null) throw new Error('The kept run could not be read');

  return stateOfAttempt(eventsOfEarlierRun(run, QUESTIONS, NOW));
}

it('carries over what still fits, with the time that was used', () => {
  expect(carried()).toMatchObject({
    responses: { q1: 'Paris' },
    marks: { flag: ['q2'], hint: ['q1'] },
    index: 1,
    pausedBy: null,
    elapsedMs: 240_000,
    closing: null,
  });
});

it('keeps a pause', () => {
  const countdown = { state: 'paused', limitSeconds: 600, remainingMs: 100_000 };

  expect(carried({ clock: { kind: 'limited', countdown } })).toMatchObject({
    pausedBy: 'learner',
    elapsedMs: 500_000,
  });
});

it('counts from the start where there is no limit', () => {
  expect(carried({ clock: { kind: 'open', startedAt: NOW - 90_000 } }).elapsedMs).toBe(90_000);
});

it('keeps what was handed in as it was', () => {
  const closing = { kind: 'submit', completedAt: '2026-03-02T09:00:00.000Z', timeSpent: 600 };

  expect(carried({ closing })).toMatchObject({ closing, responses: RUN.answers });
});

it.each([undefined, 'text', { version: 1 }, { version: 2, run: {} }])('reads none in %o', (kept) => {
  expect(readEarlierRun(kept)).toBeNull();
});

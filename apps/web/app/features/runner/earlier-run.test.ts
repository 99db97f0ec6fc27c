// @vitest-environment jsdom
import { stateOfAttempt } from '@second-bell/domain';
import { beforeEach, expect, it } from 'vitest';

import { eventsOfEarlierRun, forgetEarlierRun, readEarlierRun } from './earlier-run.ts';

const NOW = Date.UTC(2026, 2, 2, 10);
const KEY = 'second-bell.run.exam-1';
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

function givenKept(run: object): void {
  localStorage.setItem(KEY, JSON.stringify({ version: 2, run }));
}

function carried(more: object = {}) {
  givenKept({ ...RUN, ...more });
  const run = readEarlierRun('exam-1');
  if (run === null) throw new Error('The kept run could not be read');

  return stateOfAttempt(eventsOfEarlierRun(run, QUESTIONS, NOW));
}

beforeEach(() => localStorage.clear());

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

it.each(['{', '"text"', '{"version":1}', '{"version":2,"run":{}}'])('reads none in %s', (kept) => {
  localStorage.setItem(KEY, kept);

  expect(readEarlierRun('exam-1')).toBeNull();
});

it('is forgotten once it was carried over', () => {
  givenKept(RUN);
  forgetEarlierRun('exam-1');

  expect(readEarlierRun('exam-1')).toBeNull();
});

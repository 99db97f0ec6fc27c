// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Run } from './model.ts';
import { forgetRun, isClosingKept, loadRun, saveRun } from './storage.ts';

const RUN: Run = {
  attemptId: 'attempt-1',
  questionIds: ['q1', 'q2', 'q3'],
  currentIndex: 2,
  answers: { q1: 'Paris' },
  flagged: ['q2'],
  openHints: [],
  isPanelOpen: true,
  clock: { kind: 'limited', countdown: { state: 'running', limitSeconds: 600, deadline: 1_772_445_600_000 } },
  closing: null,
};

const KEY = 'second-bell.run.exam-1';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('a kept run', () => {
  it('comes back as it was, for its own exam only', () => {
    saveRun('exam-1', RUN);

    expect(loadRun('exam-1')).toEqual(RUN);
    expect(loadRun('exam-2')).toBeNull();
  });

  it('comes back paused, untimed or closed', () => {
    const paused: Run = {
      ...RUN,
      clock: { kind: 'limited', countdown: { state: 'paused', limitSeconds: 600, remainingMs: 12_345 } },
    };
    const closed: Run = {
      ...RUN,
      clock: { kind: 'open', startedAt: 1_772_445_600_000 },
      closing: { kind: 'submit', completedAt: '2026-03-02T10:00:00.000Z', timeSpent: 61 },
    };

    for (const run of [paused, closed]) {
      saveRun('exam-1', run);
      expect(loadRun('exam-1')).toEqual(run);
    }
  });

  it('is gone once forgotten', () => {
    saveRun('exam-1', RUN);
    forgetRun('exam-1');

    expect(loadRun('exam-1')).toBeNull();
  });
});

describe('loadRun', () => {
  const record = (change: object) => JSON.stringify({ version: 2, run: { ...RUN, ...change } });

  it.each([
    ['text that is not JSON', '{"version":2,'],
    ['another shape', '"hello"'],
    ['an older version', JSON.stringify({ version: 1, run: RUN })],
    ['a run without an attempt', record({ attemptId: '' })],
    ['a run without questions', record({ questionIds: [] })],
    ['answers of a wrong type', record({ answers: { q1: 3 } })],
    ['a negative question index', record({ currentIndex: -1 })],
    ['a clock without a deadline', record({ clock: { kind: 'limited', countdown: { state: 'running' } } })],
  ])('ignores %s', (_what, text) => {
    localStorage.setItem(KEY, text);

    expect(loadRun('exam-1')).toBeNull();
  });
});

describe('isClosingKept', () => {
  const closed: Run = {
    ...RUN,
    closing: { kind: 'submit', completedAt: '2026-03-02T10:00:00.000Z', timeSpent: 61 },
  };

  it('tells a closed run from one under way, and from none', () => {
    expect(isClosingKept('exam-1')).toBe(false);
    saveRun('exam-1', RUN);
    expect(isClosingKept('exam-1')).toBe(false);
    saveRun('exam-1', closed);
    expect(isClosingKept('exam-1')).toBe(true);
  });

  it('is false where the storage was too full to take the end of the run', () => {
    saveRun('exam-1', RUN);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    saveRun('exam-1', closed);

    expect(isClosingKept('exam-1')).toBe(false);
  });
});

describe('a blocked storage', () => {
  it('crashes nothing', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });

    expect(() => saveRun('exam-1', RUN)).not.toThrow();
    expect(() => forgetRun('exam-1')).not.toThrow();
    expect(loadRun('exam-1')).toBeNull();
    expect(isClosingKept('exam-1')).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';

import {
  answeredCount,
  fitRun,
  isTimeUp,
  questionsOf,
  type Run,
  type RunnerAction,
  runnerReducer,
} from './model.ts';

const START = Date.parse('2026-03-02T10:00:00.000Z');
const MINUTE = 60_000;

function givenRun({ isTimed = true, actions = [] as RunnerAction[] } = {}): Run {
  const timeLimitMinutes = isTimed ? 10 : undefined;
  const started = runnerReducer(null, {
    type: 'started',
    attemptId: 'attempt-1',
    testVersion: 'version-1',
    questionIds: ['q1', 'q2'],
    timeLimitMinutes,
    now: START,
  });
  const run = actions.reduce(runnerReducer, started);
  if (run === null) throw new Error('The run did not start');

  return run;
}

const chose = (questionId: string, answer: string, now = START): RunnerAction => ({
  type: 'chose',
  questionId,
  answer,
  now,
});

describe('runnerReducer', () => {
  it('starts on the first question with the whole time limit', () => {
    expect(givenRun()).toEqual({
      attemptId: 'attempt-1',
      testVersion: 'version-1',
      questionIds: ['q1', 'q2'],
      currentIndex: 0,
      answers: {},
      flagged: [],
      openHints: [],
      isPanelOpen: false,
      clock: {
        kind: 'limited',
        countdown: { state: 'running', limitSeconds: 600, deadline: START + 10 * MINUTE },
      },
      closing: null,
    });
  });

  it('keeps the attempt under way when it is started again', () => {
    const run = givenRun({ actions: [chose('q1', 'Paris')] });

    const again = {
      attemptId: 'attempt-2',
      testVersion: 'version-1',
      questionIds: ['q3'],
      timeLimitMinutes: 10,
      now: START,
    };

    expect(runnerReducer(run, { type: 'started', ...again })).toBe(run);
  });

  it('ignores everything but a start while no attempt is active', () => {
    expect(runnerReducer(null, chose('q1', 'Paris'))).toBeNull();
    expect(runnerReducer(null, { type: 'closed', kind: 'submit', now: START })).toBeNull();
  });

  it('replaces an answer when another option is chosen', () => {
    const run = givenRun({ actions: [chose('q1', 'Paris'), chose('q2', 'Rome'), chose('q1', 'Oslo')] });

    expect(run.answers).toEqual({ q1: 'Oslo', q2: 'Rome' });
    expect(answeredCount(run)).toBe(2);
  });

  it('takes no answer once the time is up', () => {
    const run = givenRun({ actions: [chose('q1', 'Paris', START + 10 * MINUTE)] });

    expect(run.answers).toEqual({});
  });

  it.each([
    [3, 3],
    [-1, 0],
    [99, 4],
  ])('moves to question index %i of five as %i', (index, expected) => {
    expect(givenRun({ actions: [{ type: 'moved', index, questionCount: 5 }] }).currentIndex).toBe(expected);
  });

  it('toggles flag and hint per question, and the panel', () => {
    const once: RunnerAction[] = [
      { type: 'flagToggled', questionId: 'q1' },
      { type: 'hintToggled', questionId: 'q2' },
      { type: 'panelToggled' },
    ];

    expect(givenRun({ actions: once })).toMatchObject({
      flagged: ['q1'],
      openHints: ['q2'],
      isPanelOpen: true,
    });
    expect(givenRun({ actions: [...once, ...once] })).toMatchObject({
      flagged: [],
      openHints: [],
      isPanelOpen: false,
    });
  });

  it('holds the time and the answers still while paused', () => {
    const paused = givenRun({ actions: [{ type: 'paused', now: START + 4 * MINUTE }, chose('q1', 'Paris')] });

    expect(paused.answers).toEqual({});
    expect(isTimeUp(paused, START + 60 * MINUTE)).toBe(false);

    const resumed = runnerReducer(paused, { type: 'resumed', now: START + 60 * MINUTE });

    expect(resumed?.clock).toEqual({
      kind: 'limited',
      countdown: { state: 'running', limitSeconds: 600, deadline: START + 66 * MINUTE },
    });
  });

  it('has nothing to pause without a time limit', () => {
    const run = givenRun({ isTimed: false });

    expect(runnerReducer(run, { type: 'paused', now: START + MINUTE })).toBe(run);
  });
});

describe('closing a run', () => {
  const closeAt = (now: number, kind: 'submit' | 'leave' = 'submit'): RunnerAction => ({
    type: 'closed',
    kind,
    now,
  });

  it('reports the seconds used, pauses not counted', () => {
    const run = givenRun({
      actions: [
        { type: 'paused', now: START + 2 * MINUTE },
        { type: 'resumed', now: START + 30 * MINUTE },
        closeAt(START + 33 * MINUTE),
      ],
    });

    expect(run.closing).toEqual({ kind: 'submit', completedAt: '2026-03-02T10:33:00.000Z', timeSpent: 300 });
  });

  it('measures from the first moment where there is no limit', () => {
    const run = givenRun({ isTimed: false, actions: [closeAt(START + 90_500)] });

    expect(run.closing?.timeSpent).toBe(90);
  });

  it('reports no negative time when the device clock was set back', () => {
    const run = givenRun({ isTimed: false, actions: [closeAt(START - MINUTE)] });

    expect(run.closing?.timeSpent).toBe(0);
  });

  it('ends a test that ran out while its page was closed at its deadline', () => {
    const run = givenRun({ actions: [closeAt(START + 600 * MINUTE)] });

    expect(run.closing).toEqual({ kind: 'submit', completedAt: '2026-03-02T10:10:00.000Z', timeSpent: 600 });
  });

  it('counts no time when the test is left', () => {
    const run = givenRun({ actions: [closeAt(START + MINUTE, 'leave')] });

    expect(run.closing).toEqual({ kind: 'leave', completedAt: '2026-03-02T10:01:00.000Z', timeSpent: 0 });
  });

  it('is fixed at the first try, and takes no further work', () => {
    const run = givenRun({ actions: [chose('q1', 'Paris'), closeAt(START + MINUTE)] });
    const later = [closeAt(START + 9 * MINUTE), chose('q1', 'Rome'), closeAt(START, 'leave')];

    expect(later.reduce<Run | null>(runnerReducer, run)).toBe(run);
  });

  it('can still be sent under a new attempt', () => {
    const run = givenRun({ actions: [closeAt(START + MINUTE)] });

    expect(runnerReducer(run, { type: 'attemptReplaced', attemptId: 'attempt-2' })?.attemptId).toBe(
      'attempt-2',
    );
  });
});

describe('questionsOf', () => {
  it("keeps the run's questions in its order, without those added or deleted since", () => {
    const questions = ['q2', 'new', 'q1'].map((id) => ({ id }));

    expect(questionsOf(['q1', 'gone', 'q2'], questions)).toEqual([{ id: 'q1' }, { id: 'q2' }]);
  });
});

describe('fitRun', () => {
  it('drops what belongs to a question or an option that is gone', () => {
    const run = givenRun({
      actions: [
        chose('q1', 'Paris'),
        chose('q2', 'Rome'),
        chose('gone', 'Oslo'),
        { type: 'flagToggled', questionId: 'gone' },
        { type: 'hintToggled', questionId: 'q1' },
        { type: 'moved', index: 7, questionCount: 8 },
      ],
    });

    const questions = [
      { id: 'q1', options: ['Paris', 'Lyon'] },
      { id: 'q2', options: ['Milan', 'Turin'] },
    ];

    expect(fitRun(run, questions)).toMatchObject({
      currentIndex: 1,
      answers: { q1: 'Paris' },
      flagged: [],
      openHints: ['q1'],
    });
  });
});

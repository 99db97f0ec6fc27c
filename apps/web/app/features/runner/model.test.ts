import type { Exam, ExamQuestion } from '@second-bell/contract';
import { type AttemptState, NEW_ATTEMPT } from '@second-bell/domain';
import { describe, expect, it } from 'vitest';

import { answeredCount, isTimeUp, runOf } from './model.ts';

const EXAM = { id: 'exam-1', title: 'Capitals', timeLimit: 10 } as Exam;
const QUESTIONS = ['q1', 'q2', 'q3'].map((id) => ({ id }) as ExamQuestion);
const HEADER = { attemptId: 'attempt-1', exam: EXAM, questions: QUESTIONS };

function given(state: Partial<AttemptState>) {
  return runOf(HEADER, { ...NEW_ATTEMPT, ...state });
}

describe('a run', () => {
  it('shows the answers to its questions', () => {
    const run = given({ responses: { q2: 'Oslo', q9: 'of another test' } });

    expect(run.answers).toEqual({ q2: 'Oslo' });
    expect(answeredCount(run)).toBe(1);
  });

  it.each([
    [-4, 0],
    [1, 1],
    [99, 2],
  ])('is at a question that it has: %i', (index, shown) => {
    expect(given({ index }).currentIndex).toBe(shown);
  });

  it('shows flags, open hints and a pause', () => {
    const run = given({
      marks: { flag: ['q1'], hint: ['q2'], explanation: [], unsure: [] },
      pausedBy: 'learner',
    });

    expect(run).toMatchObject({ flagged: ['q1'], openHints: ['q2'], pausedBy: 'learner' });
  });
});

describe('the time', () => {
  it('is up when all of it was used', () => {
    expect(isTimeUp(given({}), 599_999)).toBe(false);
    expect(isTimeUp(given({}), 600_000)).toBe(true);
  });

  it('is never up without a limit', () => {
    const { timeLimit: _timeLimit, ...unlimited } = EXAM;
    const run = runOf({ ...HEADER, exam: unlimited }, NEW_ATTEMPT);

    expect(run.limitSeconds).toBeNull();
    expect(isTimeUp(run, 1e9)).toBe(false);
  });
});

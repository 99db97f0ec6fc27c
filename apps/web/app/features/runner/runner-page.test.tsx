// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import {
  beginAnew,
  leaveNothing,
  ATTEMPT,
  EXAM,
  NOW,
  given,
  givenServer,
  openRunner,
} from './testing/given-runner.tsx';

beforeEach(beginAnew);
afterEach(leaveNothing);

describe('before the test', () => {
  it('shows Exam Not Found for an unknown exam', async () => {
    givenServer({ exam: null });
    openRunner();

    expect(await screen.findByRole('heading', { name: 'Exam Not Found' })).toBeDefined();
    expect(
      screen.getByText('The requested exam could not be found. Please check the URL and try again.'),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  });

  it('cannot be started without questions, and says so', async () => {
    givenServer({ questions: [] });
    openRunner();

    const start = await screen.findByRole('button', { name: 'Start Practice Test' });
    expect(start.hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('No questions available for this exam. Please try again later.')).toBeDefined();
  });

  it('shows Unlimited where there is no time limit', async () => {
    const { timeLimit: _timeLimit, ...untimed } = EXAM;
    givenServer({ exam: untimed });
    openRunner();

    expect(await screen.findByText('Unlimited')).toBeDefined();
  });

  it('shows 70% where the reply names no passing score, and the named one otherwise', async () => {
    const { passingScore: _passingScore, ...unnamed } = EXAM;
    givenServer({ exam: unnamed });
    openRunner();
    expect(await screen.findByText('70%')).toBeDefined();

    cleanup();
    givenServer({ exam: { ...EXAM, passingScore: 0 } });
    openRunner();
    expect(await screen.findByText('0%')).toBeDefined();
  });
});

describe('a test that was begun on another device', () => {
  it('is offered with where it stands, and goes on from there', async () => {
    const stamp = (seq: number) => ({ writer: 'phone', seq, order: seq, elapsedMs: 120_000 });
    const events = [
      { ...stamp(1), type: 'opened' },
      { ...stamp(2), type: 'answered', questionId: 'q1', response: 'Paris' },
      { ...stamp(3), type: 'moved', index: 1 },
      { ...stamp(4), type: 'paused', by: 'absence' },
    ];
    const clock = { now: NOW.toISOString(), limitSeconds: 600, extraSeconds: 0 };
    givenServer({
      openAttempts: [{ ...ATTEMPT, id: `attempt-${given.examId}`, examId: given.examId }],
      log: { events, known: 4, completed: false, clock },
    });
    openRunner();

    expect(await screen.findByText('Question 2 of 2, 8:00 left')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Continue test' }));
    expect(await screen.findByText('What is the capital of Norway?')).toBeDefined();
    expect(screen.getByText('1 answered')).toBeDefined();
    expect(screen.getByRole('timer').textContent).toBe('8:00');
  });
});

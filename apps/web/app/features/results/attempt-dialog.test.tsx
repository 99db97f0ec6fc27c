// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createQueryClient } from '#lib/query-client.ts';
import { notify } from '#ui/notify.ts';

import { AttemptDialog } from './attempt-dialog.tsx';
import { givenAttempt } from './testing/given-results.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('tells of each correction of the score', () => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  const attempt = givenAttempt({
    corrections: [
      { at: '2026-03-03T12:00:00.000Z', questionId: 'q12', questionNumber: 12 },
      { at: '2026-03-05T12:00:00.000Z', questionId: 'q3', questionNumber: 3 },
    ],
  });
  render(
    <QueryClientProvider client={createQueryClient(notify)}>
      <AttemptDialog attempt={attempt} open onOpenChange={() => undefined} onClosed={() => undefined} />
    </QueryClientProvider>,
  );

  expect(screen.getByText('Score corrected on Mar 3, 2026: question 12.')).toBeDefined();
  expect(screen.getByText('Score corrected on Mar 5, 2026: question 3.')).toBeDefined();
});

describe('the answers', () => {
  const question = (id: string, change = {}) => ({
    id,
    examId: 'exam-1',
    questionText: `Capital of ${id}?`,
    questionType: 'multiple_choice',
    options: ['Oslo', 'Paris', 'Rome'],
    correctAnswer: 'Oslo',
    difficulty: 'easy',
    displayOrder: 0,
    topic: 'Capitals',
    testVersion: 'version-1',
    ...change,
  });
  const answer = (questionId: string, userAnswer: string) => ({
    id: `answer-${questionId}`,
    attemptId: 'attempt-1',
    questionId,
    userAnswer,
    isCorrect: userAnswer === 'Oslo',
    timeSpent: 10,
  });

  beforeEach(async () => {
    const questions = [
      question('q1'),
      question('q2', { explanation: 'It is on a fjord.', passage: { id: 'p', text: 'A long text.' } }),
      question('q3'),
    ];
    const answers = [answer('q1', 'Oslo'), answer('q2', 'Rome')];
    vi.stubGlobal('fetch', async (url: string) =>
      Response.json(url.endsWith('/questions') ? questions : answers),
    );
    render(
      <QueryClientProvider client={createQueryClient(notify)}>
        <AttemptDialog
          attempt={givenAttempt()}
          open
          onOpenChange={() => undefined}
          onClosed={() => undefined}
        />
      </QueryClientProvider>,
    );
    await screen.findByText('Capital of q1?');
  });

  const optionsOf = (number: number) => {
    const card = screen.getByRole('heading', { name: `Question ${number}` }).closest('li');

    return within(card as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  };

  it('stand among all the options, the right one and the own one marked', () => {
    expect(optionsOf(1)).toEqual(['A OsloYour answer, right', 'B Paris', 'C Rome']);
    expect(optionsOf(2)).toEqual(['A OsloRight answer', 'B Paris', 'C RomeYour answer, not right']);
    expect(optionsOf(3)).toEqual(['A OsloRight answer', 'B Paris', 'C Rome']);
    expect(screen.getByText('It is on a fjord.')).toBeDefined();
    expect(screen.getByText('A long text.')).toBeDefined();
  });

  it('can be cut down to what was missed, and read one at a time', async () => {
    const numbers = () =>
      screen.getAllByRole('heading', { name: /^Question/ }).map(({ textContent }) => textContent);

    await userEvent.click(screen.getByRole('checkbox', { name: 'Only what I missed (2)' }));
    expect(numbers()).toEqual(['Question 2', 'Question 3']);
    await userEvent.click(screen.getByRole('button', { name: 'Show one at a time' }));
    expect(numbers()).toEqual(['Question 2']);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(numbers()).toEqual(['Question 3']);
    expect(document.activeElement?.textContent).toBe('Question 3');
    await userEvent.click(screen.getByRole('button', { name: 'Show all on one page' }));
    expect(numbers()).toEqual(['Question 2', 'Question 3']);
  });
});

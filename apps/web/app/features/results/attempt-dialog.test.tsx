// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

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

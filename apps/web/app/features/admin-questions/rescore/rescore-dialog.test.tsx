// @vitest-environment jsdom
import type { AdminQuestion, RescorePreview } from '@second-bell/contract';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { adminQueries } from '#lib/admin-queries.ts';
import { deskFailureMessage } from '#lib/desk-failure.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { FailureWords } from '#ui/failure.tsx';
import { notify } from '#ui/notify.ts';

import type { OpenDialog } from '../open-dialog.ts';
import { OpenQuestionDialog } from '../open-question-dialog.tsx';

const QUESTION: AdminQuestion = {
  id: 'q1',
  practiceTestId: 'test-1',
  questionText: 'Which planet is closest to the sun?',
  questionType: 'multiple_choice',
  options: ['Venus', 'Mercury'],
  optionIds: ['a', 'b'],
  correctAnswer: '0',
  difficulty: 'easy',
  displayOrder: 0,
  version: 1,
};
const LISTED = { question: QUESTION, index: 11, words: '' };
const NONE = { finished: 0, open: 0, reported: 0, leftOut: 0, changes: [], nowPass: 0, noLongerPass: 0 };
const SOME = {
  finished: 12,
  open: 1,
  reported: 2,
  leftOut: 3,
  changes: [{ before: 65, after: 70, attempts: 4 }],
  nowPass: 4,
  noLongerPass: 1,
};
const LAST = {
  id: 'rescore-1',
  at: '2026-03-03T12:00:00.000Z',
  administrator: 'ada@example.com',
  reason: 'A misprint',
  attempts: 12,
};

let reads: string[] = [];
let writes: [string, unknown][] = [];
let preview: RescorePreview;
/** What the list behind the dialog waits for. */
let list: Promise<unknown> = Promise.resolve();
let refusal: { status: number; code: string } | undefined;

/** Stands in for the server at the network's edge. */
function givenServer(figures: typeof NONE | typeof SOME, last: RescorePreview['last'] = null): void {
  const about = { questionId: 'q1', keysBefore: ['Venus'], keyNow: 'Mercury', token: 'token-1' };
  preview = { ...figures, ...about, last };
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'GET') reads.push(path);
    if (path.endsWith('/questions')) await list;
    if (method === 'GET') return Response.json(path.endsWith('/rescore') ? preview : []);

    writes.push([`${method} ${path}`, body === undefined ? undefined : JSON.parse(body)]);
    if (refusal) {
      return Response.json({ message: 'No', code: refusal.code }, { status: refusal.status });
    }
    if (path.endsWith('/undo')) return Response.json({ attempts: 12 });
    if (method === 'PUT') return Response.json({ ...QUESTION, correctAnswer: '1', version: 2 });

    const done = { ...preview, id: 'rescore-1' };
    preview = { ...preview, ...NONE, token: 'token-2' };

    return Response.json(done, { status: 201 });
  });
}

/** The list behind the dialog, which is loaded anew after each change. */
function List() {
  useQuery(adminQueries.questions('test-1'));

  return null;
}

function open(dialog: OpenDialog) {
  const handlers = { onOpen: vi.fn<(next: OpenDialog) => void>(), onClose: vi.fn<() => void>() };
  const client = createQueryClient(notify);
  const element = (
    <>
      <List />
      <OpenQuestionDialog dialog={dialog} testId="test-1" questions={[QUESTION]} {...handlers} />
    </>
  );
  render(
    <FailureWords value={deskFailureMessage}>
      <QueryClientProvider client={client}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
      </QueryClientProvider>
    </FailureWords>,
  );

  return { ...handlers, client };
}

const openRescore = (isUnasked = true) => open({ kind: 'rescore', listed: LISTED, isUnasked });

beforeEach(() => {
  reads = [];
  writes = [];
  refusal = undefined;
  list = Promise.resolve();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('asks about the attempts after another option was marked as right and saved', async () => {
  givenServer(SOME);
  const { onOpen, onClose } = open({ kind: 'edit', listed: LISTED });
  await userEvent.click(screen.getByLabelText(/^Right answer:\s*B$/));
  await userEvent.click(screen.getByRole('button', { name: 'Save Question' }));

  await waitFor(() => expect(onOpen).toHaveBeenCalledOnce());
  expect(onOpen.mock.calls[0]?.[0]).toMatchObject({
    kind: 'rescore',
    isUnasked: true,
    listed: { index: 11, question: { correctAnswer: '1' } },
  });
  expect(onClose).not.toHaveBeenCalled();
});

it('says what would change', async () => {
  givenServer(SOME);
  openRescore();

  const dialog = await screen.findByRole('dialog', { name: '12 finished attempts are affected' });
  expect(dialog.textContent).toContain('The right answer was “Venus”. Now it is “Mercury”.');
  const cells = within(dialog).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['65%', '70%', '4']);
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '4 attempts will pass that did not pass before.',
    '1 attempt will not pass any more.',
    '1 open attempt will be scored by the new key.',
    '2 attempts will keep the score: too few answers were saved to check it.',
    '3 attempts will stay as before: the right option was not there yet.',
  ]);
});

it('corrects the scores for a reason, as previewed, and can undo it', async () => {
  givenServer(SOME);
  const { onClose, client } = openRescore();
  const submit = await screen.findByRole<HTMLButtonElement>('button', { name: 'Correct the scores' });
  expect(submit.disabled).toBe(true);
  await userEvent.type(screen.getByLabelText(/^Reason/), 'A misprint');
  const dialog = screen.getByRole('dialog');
  let release = (_value: unknown) => {};
  list = new Promise((resolve) => {
    release = resolve;
  });
  await userEvent.click(submit);

  await waitFor(() => expect(client.isFetching()).toBe(1));
  release(undefined);
  await screen.findByRole('dialog', { name: 'The scores are corrected' });
  // It was not closed meanwhile, though no attempt is affected any more.
  expect(dialog.isConnected).toBe(true);
  expect(screen.getByRole('status').textContent).toBe(
    '4 scores changed. Learners see it with their results.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Undo this correction' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(writes).toEqual([
    ['POST /api/admin/questions/q1/rescore', { reason: 'A misprint', expected: 'token-1' }],
    ['POST /api/admin/rescores/rescore-1/undo', undefined],
  ]);
});

it('leaves the scores as they are', async () => {
  givenServer(SOME);
  const { onClose } = openRescore();
  await userEvent.click(await screen.findByRole('button', { name: 'Leave them as they are' }));

  expect(onClose).toHaveBeenCalledOnce();
  expect(writes).toEqual([]);
});

it('shows the new figures, and says so, where they have changed meanwhile', async () => {
  givenServer(SOME);
  openRescore();
  await userEvent.type(await screen.findByLabelText(/^Reason/), 'A misprint');
  refusal = { status: 409, code: 'rescore_changed' };
  preview = { ...preview, finished: 13, token: 'token-2' };
  await userEvent.click(screen.getByRole('button', { name: 'Correct the scores' }));

  await screen.findByRole('dialog', { name: '13 finished attempts are affected' });
  expect(screen.getByRole('alert').textContent).toContain('The figures have changed since you looked.');
});

it('asks nobody where no attempt is affected', async () => {
  givenServer(NONE);
  const { client } = openRescore();

  await waitFor(() => expect(reads).toContain('/api/admin/questions/q1/rescore'));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says so to who looks, with the last correction and its way back', async () => {
  givenServer(NONE, LAST);
  const { onClose } = openRescore(false);

  const dialog = await screen.findByRole('dialog', { name: 'No scores to correct' });
  expect(dialog.textContent).toContain('ada@example.com corrected 12 attempts on');
  expect(dialog.textContent).toContain('The reason: “A misprint”');
  await userEvent.click(screen.getByRole('button', { name: 'Undo this correction' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(writes).toEqual([['POST /api/admin/rescores/rescore-1/undo', undefined]]);
});

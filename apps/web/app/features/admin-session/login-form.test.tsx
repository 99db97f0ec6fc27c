// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { currentSession } from '#lib/admin-session.ts';
import { createQueryClient, type Notify } from '#lib/query-client.ts';

import { LoginForm } from './login-form.tsx';

const SESSION = {
  token: 'secret',
  admin: { id: 'u1', email: 'ada@example.com', name: 'Ada' },
  message: 'Welcome back!',
};

let sent: unknown[] = [];
const notify = { success: vi.fn<Notify['success']>(), failure: vi.fn<Notify['failure']>() };

/** Answers each login in turn. */
function givenServer(...answers: { status: number; body: object }[]): void {
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    const { status, body: reply } = answers[sent.length - 1] ?? { status: 500, body: {} };

    return new Response(JSON.stringify(reply), { status });
  });
}

beforeEach(async () => {
  sent = [];
  localStorage.clear();
  render(
    <QueryClientProvider client={createQueryClient(notify)}>
      <LoginForm />
    </QueryClientProvider>,
  );
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse battery');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('sends the address and the password alone, and opens the desk', async () => {
  givenServer({ status: 200, body: SESSION });
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));

  await vi.waitFor(() => expect(currentSession()?.token).toBe('secret'));
  expect(sent).toEqual([{ email: 'ada@example.com', password: 'correct horse battery' }]);
  expect(notify.success).toHaveBeenCalledWith('Login successful', 'Welcome back!');
});

it('asks for the code of the app where that is switched on, and says nothing of a failure', async () => {
  givenServer(
    { status: 401, body: { code: 'code_needed', message: 'No' } },
    { status: 401, body: { code: 'wrong_second_factor', message: 'No' } },
    { status: 200, body: SESSION },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  const code = await screen.findByLabelText('Code from your app');
  await vi.waitFor(() => expect(document.activeElement).toBe(code));
  await userEvent.type(code, '111111{Enter}');
  expect(await screen.findByText(/^This code is not right, or was used already/)).toBeDefined();
  expect(notify.failure).not.toHaveBeenCalled();

  await userEvent.clear(code);
  await userEvent.type(code, '222222{Enter}');
  await vi.waitFor(() => expect(currentSession()?.token).toBe('secret'));
  expect(sent.at(-1)).toEqual({
    email: 'ada@example.com',
    password: 'correct horse battery',
    code: '222222',
  });
});

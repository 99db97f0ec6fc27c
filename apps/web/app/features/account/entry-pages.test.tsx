// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { failureMessage } from '#lib/failure-message.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { isSignedInHere } from '#lib/signed-in.ts';
import { FailureWords } from '#ui/failure.tsx';
import { notify } from '#ui/notify.ts';

import { SignInPage } from './sign-in-page.tsx';
import { SignUpPage } from './sign-up-page.tsx';

const ACCOUNT = {
  id: 'u1',
  email: 'ada@example.com',
  name: 'Ada',
  role: 'learner',
  createdAt: '2026-03-02T10:00:00.000Z',
  sessionIsFresh: true,
};

type Sent = { path: string; body: unknown };

let sent: Sent[] = [];

/** Answers each call in turn; the last answer stands for all that follow. */
function givenServer(...answers: { status: number; body?: object }[]): void {
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    sent.push({ path, body: body === undefined ? undefined : JSON.parse(body) });
    const { status, body: reply } = answers[Math.min(sent.length, answers.length) - 1] ?? { status: 500 };

    return new Response(reply === undefined ? null : JSON.stringify(reply), { status });
  });
}

function show(page: ReactElement): void {
  const router = createMemoryRouter([{ path: '*', element: page }]);
  render(
    <QueryClientProvider client={createQueryClient(notify)}>
      <FailureWords value={failureMessage}>
        <RouterProvider router={router} />
      </FailureWords>
    </QueryClientProvider>,
  );
}

const type = async (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  sent = [];
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('signing up', () => {
  it('says what is wrong at each field and in one place, and sends nothing', async () => {
    givenServer({ status: 204 });
    show(<SignUpPage />);
    await type('Email', 'ada');
    await type('Password', 'short');
    await press('Create account');

    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('Email: Enter an email address, like name@example.com');
    expect(summary.textContent).toContain('Password: Use at least 8 characters');
    expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
    await press('Email: Enter an email address, like name@example.com');
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(sent).toEqual([]);
  });

  it('is named for password managers, and shows what was typed where that is wanted', async () => {
    show(<SignUpPage />);
    expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username');
    expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('new-password');
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');

    await userEvent.click(screen.getByLabelText('Show password'));
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
  });

  it('leads to the mail, whoever has that address', async () => {
    givenServer({ status: 204 });
    show(<SignUpPage />);
    await type('Email', 'ada@example.com');
    await type('Password', 'four quiet lanterns');
    await press('Create account');

    expect(await screen.findByText('Look in your mail')).toBeDefined();
    expect(sent).toEqual([
      {
        path: '/api/account/sign-ups',
        body: { email: 'ada@example.com', password: 'four quiet lanterns', name: '' },
      },
    ]);
    expect(isSignedInHere()).toBe(false);
  });

  it('says at the password that it is on a list of stolen ones', async () => {
    givenServer({ status: 400, body: { code: 'password_leaked', message: 'No' } });
    show(<SignUpPage />);
    await type('Email', 'ada@example.com');
    await type('Password', 'password1');
    await press('Create account');

    expect(await screen.findByText(/^Password: This password is on a list of stolen ones/)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  });
});

describe('signing in', () => {
  it('has one sentence for an unknown address and a wrong password', async () => {
    givenServer({ status: 401, body: { code: 'wrong_sign_in', message: 'No' } });
    show(<SignInPage />);
    await type('Email', 'ada@example.com');
    await type('Password', 'wrong');
    await press('Sign in');

    expect((await screen.findByRole('alert')).textContent).toContain(
      'This address or this password is not right. Check both, then try again.',
    );
    expect(isSignedInHere()).toBe(false);
  });

  it('is known to the whole page from then on', async () => {
    givenServer({ status: 200, body: ACCOUNT }, { status: 200, body: {} });
    show(<SignInPage />);
    await type('Email', 'ada@example.com');
    await type('Password', 'four quiet lanterns');
    await press('Sign in');

    await vi.waitFor(() => expect(isSignedInHere()).toBe(true));
    expect(sent[0]).toEqual({
      path: '/api/account/sessions',
      body: { email: 'ada@example.com', password: 'four quiet lanterns' },
    });
  });

  describe('with codes of an app switched on', () => {
    const code = () => screen.findByLabelText('Code from your app');
    const givenCodesAreAsked = async (...answers: { status: number; body?: object }[]) => {
      givenServer({ status: 401, body: { code: 'code_needed', message: 'No' } }, ...answers);
      show(<SignInPage />);
      await type('Email', 'ada@example.com');
      await type('Password', 'four quiet lanterns');
      await press('Sign in');
      await code();
    };

    it('asks for the code after the password, and sends both', async () => {
      await givenCodesAreAsked({ status: 200, body: ACCOUNT }, { status: 200, body: {} });
      const field = await code();
      expect(document.activeElement).toBe(field);
      expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual([
        'one-time-code',
        'numeric',
      ]);
      expect(screen.queryByRole('alert')).toBeNull();
      await userEvent.type(field, '123 456{Enter}');

      await vi.waitFor(() => expect(isSignedInHere()).toBe(true));
      expect(sent[1]).toEqual({
        path: '/api/account/sessions',
        body: { email: 'ada@example.com', password: 'four quiet lanterns', code: '123 456' },
      });
    });

    it('tells a malformed code before it is sent, and a wrong one at its field', async () => {
      await givenCodesAreAsked({ status: 401, body: { code: 'wrong_second_factor', message: 'No' } });
      await userEvent.type(await code(), '12345{Enter}');
      expect(await screen.findByText('Type the 6 digits, like 123456')).toBeDefined();
      expect(sent).toHaveLength(1);

      await userEvent.type(await code(), '6{Enter}');
      expect(await screen.findByText(/^This code is not right, or was used already/)).toBeDefined();
      await vi.waitFor(async () => expect(document.activeElement).toBe(await code()));
      expect(isSignedInHere()).toBe(false);
    });

    it('says how long to wait after too many wrong ones', async () => {
      await givenCodesAreAsked({ status: 429, body: { code: 'too_many_passwords', message: 'No' } });
      await userEvent.type(await code(), '123456{Enter}');

      expect((await screen.findByRole('alert')).textContent).toContain('Too many wrong codes. Wait a minute');
    });

    it('takes a recovery code, and leads back to the password', async () => {
      await givenCodesAreAsked({ status: 401, body: { code: 'wrong_second_factor', message: 'No' } });
      await press('Use a recovery code');
      const field = screen.getByLabelText('Recovery code');
      expect(document.activeElement).toBe(field);
      await userEvent.type(field, ' ab2c-defg {Enter}');
      await vi.waitFor(() => expect(sent[1]?.body).toMatchObject({ code: 'ab2c-defg' }));

      await press('Back');
      expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
      expect(screen.queryByRole('alert')).toBeNull();
    });
  });
});

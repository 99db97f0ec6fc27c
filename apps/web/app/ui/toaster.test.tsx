// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { notify } from './notify.ts';
import { Toaster } from './toaster.tsx';

// The toast's code is loaded with the first message, which takes a busy machine a while.
const WAIT = { timeout: 20_000 };

afterEach(cleanup);

it('shows a message with its line, then only the newer one', async () => {
  render(<Toaster />);

  act(() => notify.success('Login successful', 'Welcome back!'));
  expect(await screen.findByText('Welcome back!', {}, WAIT)).toBeDefined();

  act(() => notify.failure('Error', 'Failed to create subject'));
  expect(await screen.findByText('Failed to create subject', {}, WAIT)).toBeDefined();
  expect(screen.queryByText('Welcome back!')).toBeNull();
});

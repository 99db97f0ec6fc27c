import { afterEach, beforeEach, expect, inject, vi } from 'vitest';

// An error that is only printed is an error nobody sees: it fails the test that caused it.
beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

beforeEach((context) => {
  if (process.env['TEST_DATABASE'] === 'postgres' && inject('postgresUrl') === '') {
    context.skip('PostgreSQL is not installed here');
  }
});

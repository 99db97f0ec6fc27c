// @vitest-environment jsdom
import { calls } from '@second-bell/contract/calls';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { latestNotification } from '#ui/notify.ts';

import { call } from './api-client.ts';
import { isSignedInHere, onSignedInChange, rememberSignedIn } from './signed-in.ts';

const REFUSED = { code: 'unauthorized', message: 'Your session has ended. Sign in again.' };

/** A server that refuses the first so many calls; answers how many came. */
function givenRefusals(refusals: number, body: object = REFUSED) {
  const server = { calls: 0 };
  vi.stubGlobal('fetch', async () => {
    server.calls += 1;

    return server.calls <= refusals ? Response.json(body, { status: 401 }) : Response.json([]);
  });

  return server;
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('ends with a call that the server no longer knows, which is made again as a guest’s', async () => {
  const server = givenRefusals(1);
  rememberSignedIn(true);
  const heard = vi.fn<() => void>();
  const stop = onSignedInChange(heard);

  await expect(call(calls.catalog.products)).resolves.toEqual([]);
  expect(server.calls).toBe(2);
  expect(isSignedInHere()).toBe(false);
  expect(heard).toHaveBeenCalledOnce();
  expect(latestNotification()?.title).toBe('You were signed out');
  stop();
});

it('a call that guests may not make fails all the same', async () => {
  const server = givenRefusals(2);
  rememberSignedIn(true);

  await expect(call(calls.ownAccount.sessions)).rejects.toMatchObject({ status: 401 });
  expect(server.calls).toBe(2);
});

it('a guest’s refused call is not made again', async () => {
  const server = givenRefusals(1);

  await expect(call(calls.catalog.products)).rejects.toMatchObject({ status: 401 });
  expect(server.calls).toBe(1);
});

it('a wrong password ends nothing', async () => {
  givenRefusals(1, { code: 'wrong_sign_in', message: 'No' });
  rememberSignedIn(true);
  const body = { email: 'ada@example.com', password: 'wrong' };

  await expect(call(calls.ownAccount.signIn, { body })).rejects.toMatchObject({ status: 401 });
  expect(isSignedInHere()).toBe(true);
});

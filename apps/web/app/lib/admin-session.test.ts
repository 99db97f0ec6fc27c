// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

import { currentSession, endSession, setSessionExpired, startSession } from './admin-session.ts';

const ADA = { id: 'a1', email: 'ada@example.com', name: 'Ada' };

beforeEach(() => endSession());

it('keeps token and administrator under the names of the spec', () => {
  startSession({ token: 'secret', admin: ADA });

  expect(localStorage.getItem('adminToken')).toBe('secret');
  expect(JSON.parse(localStorage.getItem('adminInfo') ?? '')).toEqual(ADA);
  expect(currentSession()).toEqual({ token: 'secret', admin: ADA });
});

it('leaves nothing behind when it ends', () => {
  startSession({ token: 'secret', admin: ADA });
  endSession();

  expect(localStorage).toHaveLength(0);
  expect(currentSession()).toBeUndefined();
});

it('is found as another tab, or a visit before, left it', () => {
  localStorage.setItem('adminToken', 'other');

  expect(currentSession()).toEqual({ token: 'other', admin: undefined });
});

it.each(['not json', '{"email":7}', 'null'])('goes by the token alone where the rest reads %j', (info) => {
  localStorage.setItem('adminToken', 'secret');
  localStorage.setItem('adminInfo', info);

  expect(currentSession()).toEqual({ token: 'secret', admin: undefined });
});

it('lasts as long as the page where storage is blocked', () => {
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  startSession({ token: 'secret', admin: ADA });

  expect(currentSession()).toEqual({ token: 'secret', admin: ADA });
  blocked.mockRestore();
});

it('stays the same object while nothing changes', () => {
  startSession({ token: 'secret', admin: ADA });
  const before = currentSession();
  setSessionExpired(true);

  expect(currentSession()).toBe(before);
});

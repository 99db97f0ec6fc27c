import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { guestOf, newGuestCookie } from './guest.ts';

const ID = '0199a0c2-0000-4000-8000-000000000001';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const visit = (cookie?: string, isSecure = false) =>
  newGuestCookie({ headers: cookie === undefined ? {} : { cookie } }, isSecure);
const valueOf = (cookie: string | undefined) => String(cookie).split(';')[0] ?? '';
const idOf = (cookie: string) => guestOf({ headers: { cookie } });

function afterDays(days: number): void {
  vi.setSystemTime(Date.now() + days * 24 * 60 * 60 * 1000);
}

it('gives a cookie at the first visit, and none for a month', () => {
  const cookie = valueOf(visit());

  expect(idOf(cookie)).toMatch(/^[0-9a-f-]{36}$/);
  expect(visit(cookie)).toBeUndefined();
  afterDays(29);
  expect(visit(`other=1; ${cookie}; more=2`)).toBeUndefined();
});

it('renews a cookie that is a month old, with the same id', () => {
  const cookie = valueOf(visit());
  afterDays(30);
  const renewed = visit(cookie);

  expect(renewed).toContain('Max-Age=31536000');
  expect(idOf(valueOf(renewed))).toBe(idOf(cookie));
  expect(visit(valueOf(renewed))).toBeUndefined();
});

it('renews a cookie that says no day, with the same id', () => {
  expect(idOf(`guest=${ID}`)).toBe(ID);
  expect(idOf(valueOf(visit(`guest=${ID}`)))).toBe(ID);
});

it.each([
  'guest=me',
  'guest=0199a0c2-0000-7000-8000-000000000001.20000',
  `guest=${ID}.tomorrow`,
  `guest=${ID}.`,
  `guest=${ID}.1234567`,
])('gives a new cookie to a visitor who has made one up: %s', (cookie) => {
  expect(idOf(cookie)).toBeUndefined();
  expect(idOf(valueOf(visit(cookie)))).not.toBe(ID);
});

it('carries a cookie over to the name that TLS protects, once, with the same id', () => {
  const plain = valueOf(visit());
  const secure = visit(plain, true);

  expect(secure).toMatch(/^__Host-guest=.*; Path=\/; .*; Secure$/);
  expect(idOf(valueOf(secure))).toBe(idOf(plain));
  expect(visit(`${plain}; ${valueOf(secure)}`, true)).toBeUndefined();
});

it('believes the name that TLS protects before the one that anybody may have set', () => {
  const [mine, planted] = [valueOf(visit(undefined, true)), valueOf(visit())];

  expect(idOf(`${planted}; ${mine}`)).toBe(idOf(mine));
});

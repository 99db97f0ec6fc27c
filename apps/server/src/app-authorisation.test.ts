import { type EndpointShape, endpoints } from '@second-bell/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { sessions, users } from '#database/schema.ts';

import { isAllowed, type Role } from './policies/policies.ts';
import { givenUser } from './testing/given-user.ts';
import { GUEST, useApp } from './testing/use-app.ts';

const server = useApp();

const CALLS = Object.values(endpoints).flatMap((entries) => Object.values<EndpointShape>(entries));

/** The calls that a role may make, or, with `isAllowed` false, may not. */
function callsOf(role: Role, allowed: boolean) {
  return CALLS.filter(({ policy }) => isAllowed(role, policy) === allowed).map(
    ({ method, path, policy }) => [method, path, policy] as const,
  );
}

const GUARDED = callsOf('guest', false);

/** What a caller sends who is not let in, and what the answer is. */
const REFUSED: Record<string, () => Promise<{ headers: Record<string, string>; status: 401 | 403 }>> = {
  'without a token': async () => ({ headers: {}, status: 401 }),
  'with a token that was never given': async () => ({ headers: bearer('made-up'), status: 401 }),
  'with a token in another form': async () => {
    const { token } = await server.givenAdministrator();

    return { headers: { authorization: `Basic ${token}` }, status: 401 };
  },
  'with what the database stores of a token': async () => {
    await server.givenAdministrator();
    const [session] = await server.db.select().from(sessions);

    return { headers: bearer(session?.token ?? ''), status: 401 };
  },
  'with an expired token': async () => {
    const { id, token } = await server.givenAdministrator();
    await server.db
      .update(sessions)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(sessions.userId, id));

    return { headers: bearer(token), status: 401 };
  },
  'with a token that was used every day for more than a week': async () => {
    const { id, token } = await server.givenAdministrator();
    await server.db
      .update(sessions)
      .set({ createdAt: sql`now() - interval '8 days'` })
      .where(eq(sessions.userId, id));

    return { headers: bearer(token), status: 401 };
  },
  'with a revoked token': async () => {
    const { id, token } = await server.givenAdministrator();
    await server.db.delete(sessions).where(eq(sessions.userId, id));

    return { headers: bearer(token), status: 401 };
  },
  'with the token of an administrator who was removed': async () => {
    const { id, token } = await server.givenAdministrator();
    await server.db.delete(users).where(eq(users.id, id));

    return { headers: bearer(token), status: 401 };
  },
  "with a student's guest cookie": async () => ({ headers: { cookie: `guest=${GUEST}` }, status: 401 }),
  "with an administrator's token as a cookie": async () => {
    const { token } = await server.givenAdministrator();

    return { headers: { cookie: `guest=${token}; session=${token}; token=${token}` }, status: 401 };
  },
  "with a learner's session": async () => {
    const { token } = await givenUser(server.db, { role: 'learner' });

    return { headers: bearer(token), status: 403 };
  },
};

function bearer(token: string) {
  return { authorization: `Bearer ${token}` };
}

describe.each(Object.entries(REFUSED))("an administrator's call %s", (_, given) => {
  it.each(GUARDED)('is refused: %s %s', async (method, path) => {
    const { headers, status } = await given();
    const response = await server.app.inject({ method, url: path.replace(/:\w+/g, 'ged'), headers });

    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code: status === 401 ? 'unauthorized' : 'forbidden' });
  });
});

/** Who else calls, and what they may be answered: anything but a refusal, such as 400 where they sent no body. */
const LET_IN: Record<string, { role: Role; headers: () => Promise<Record<string, string>> }> = {
  'of a guest': { role: 'guest', headers: async () => ({}) },
  'of a guest with a cookie': { role: 'guest', headers: async () => ({ cookie: `guest=${GUEST}` }) },
  'with a token that was never given': { role: 'guest', headers: async () => bearer('made-up') },
  'of a learner': {
    role: 'learner',
    headers: async () => bearer((await givenUser(server.db, { role: 'learner' })).token),
  },
  'of an administrator': {
    role: 'administrator',
    headers: async () => bearer((await server.givenAdministrator()).token),
  },
};

describe.each(Object.entries(LET_IN))('a call %s', (_, { role, headers }) => {
  it.each(callsOf(role, true))('is let in: %s %s (%s)', async (method, path) => {
    const response = await server.app.inject({
      method,
      url: path.replace(/:\w+/g, 'ged'),
      headers: await headers(),
    });

    expect(response.statusCode).toBeLessThan(500);
    expect([401, 403]).not.toContain(response.statusCode);
  });
});

it('guards every call under /api/admin but those of people who cannot log in yet', () => {
  const open = callsOf('guest', true)
    .map(([, path]) => path)
    .filter((path) => path.startsWith('/api/admin'));

  expect(open.toSorted()).toEqual([
    '/api/admin/invitations/accept',
    '/api/admin/login',
    '/api/admin/password-links',
  ]);
});

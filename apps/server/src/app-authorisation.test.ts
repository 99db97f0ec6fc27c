import { type EndpointShape, endpoints } from '@second-bell/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { sessions, users } from '#database/schema.ts';

import { givenUser } from './testing/given-user.ts';
import { GUEST, useApp } from './testing/use-app.ts';

const server = useApp();

const GUARDED = Object.values(endpoints)
  .flatMap((entries) => Object.values<EndpointShape>(entries))
  .filter(({ access }) => access === 'administrator')
  .map(({ method, path }) => [method, path] as const);

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

it('guards every call under /api/admin but those of people who cannot log in yet', () => {
  const open = Object.values(endpoints)
    .flatMap((entries) => Object.values<EndpointShape>(entries))
    .filter(({ access, path }) => access === 'public' && path.startsWith('/api/admin'))
    .map(({ path }) => path);

  expect(open.toSorted()).toEqual([
    '/api/admin/invitations/accept',
    '/api/admin/login',
    '/api/admin/password-links',
  ]);
});

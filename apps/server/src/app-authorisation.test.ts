import { type EndpointShape, endpoints } from '@second-bell/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { sessions, users } from '#database/schema.ts';

import { isOfDesk } from './plugins/guard.ts';
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

type CallOf = ReturnType<typeof callsOf>[number];

const atDesk = ([, , policy]: CallOf) => isOfDesk(policy);
const isOpen = ([, , policy]: CallOf) => isAllowed('guest', policy);

/** Not open to guests: by a token at the desk, and by a cookie on the site. */
const DESK = callsOf('guest', false).filter(atDesk);
const OF_ACCOUNT = callsOf('guest', false).filter((call) => !atDesk(call));

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
  "with a learner's token": async () => {
    const { token } = await givenUser(server.db, { role: 'learner' });

    return { headers: bearer(token), status: 403 };
  },
  'with the token of an administrator on the site': async () => {
    const { token } = await givenUser(server.db, { role: 'administrator', place: 'site' });

    return { headers: bearer(token), status: 401 };
  },
  'with the cookie of an administrator on the site': async () => {
    const { token } = await givenUser(server.db, { role: 'administrator', place: 'site' });

    return { headers: { cookie: `session=${token}` }, status: 401 };
  },
};

function bearer(token: string) {
  return { authorization: `Bearer ${token}` };
}

describe.each(Object.entries(REFUSED))("an administrator's call %s", (_, given) => {
  it.each(DESK)('is refused: %s %s', async (method, path) => {
    const { headers, status } = await given();
    const response = await server.app.inject({ method, url: path.replace(/:\w+/g, 'ged'), headers });

    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code: status === 401 ? 'unauthorized' : 'forbidden' });
  });
});

it.each(callsOf('teacher', false))('is refused to a teacher: %s %s', async (method, path) => {
  const { token } = await givenUser(server.db, { role: 'teacher' });
  const response = await server.app.inject({
    method,
    url: path.replace(/:\w+/g, 'ged'),
    headers: bearer(token),
  });

  expect([response.statusCode, response.json().code]).toEqual([403, 'forbidden']);
});

/** What a caller sends who is signed in nowhere on the site. */
const NOBODY: Record<string, () => Promise<Record<string, string>>> = {
  'without a cookie': async () => ({}),
  "with a guest's cookie": async () => ({ cookie: `guest=${GUEST}` }),
  'with a cookie that was never given': async () => onSite('x'.repeat(43)),
  'with what the database stores of a cookie': async () => {
    await givenUser(server.db, { role: 'learner', place: 'site' });
    const [session] = await server.db.select().from(sessions);

    return onSite(session?.token ?? '');
  },
  'with a cookie that has expired': async () => {
    const { token } = await givenUser(server.db, { role: 'learner', place: 'site' });
    await server.db.update(sessions).set({ expiresAt: sql`now() - interval '1 second'` });

    return onSite(token);
  },
  'of an account that was deleted': async () => {
    const { id, token } = await givenUser(server.db, { role: 'learner', place: 'site' });
    await server.db.delete(users).where(eq(users.id, id));

    return onSite(token);
  },
  'with the token of an administrator at the desk': async () =>
    bearer((await server.givenAdministrator()).token),
  'with the token of an administrator at the desk as a cookie': async () =>
    onSite((await server.givenAdministrator()).token),
};

function onSite(token: string) {
  return { cookie: `session=${token}` };
}

describe.each(Object.entries(NOBODY))('a call about the own account %s', (_, headers) => {
  it.each(OF_ACCOUNT)('is refused: %s %s', async (method, path) => {
    const response = await server.app.inject({
      method,
      url: path.replace(/:\w+/g, 'ged'),
      headers: await headers(),
    });

    expect([response.statusCode, response.json().code]).toEqual([401, 'unauthorized']);
  });
});

type Caller = { calls: CallOf[]; headers: () => Promise<Record<string, string>> };

/** Who else calls, and what they may be answered: anything but a refusal, such as 400 where they sent no body. */
const LET_IN: Record<string, Caller> = {
  'of a guest': { calls: callsOf('guest', true), headers: async () => ({}) },
  'of a guest with a cookie': {
    calls: callsOf('guest', true),
    headers: async () => ({ cookie: `guest=${GUEST}` }),
  },
  'with a token that was never given': {
    calls: callsOf('guest', true),
    headers: async () => bearer('made-up'),
  },
  ...Object.fromEntries(
    (['learner', 'teacher', 'administrator'] as const).flatMap((role): [string, Caller][] => [
      [
        `of a ${role} on the site`,
        {
          calls: callsOf(role, true).filter((call) => !atDesk(call)),
          headers: async () => onSite((await givenUser(server.db, { role, place: 'site' })).token),
        },
      ],
      [
        `of a ${role} with a token`,
        {
          calls: callsOf(role, true).filter((call) => atDesk(call) || isOpen(call)),
          headers: async () => bearer((await givenUser(server.db, { role })).token),
        },
      ],
    ]),
  ),
};

describe.each(Object.entries(LET_IN))('a call %s', (_, { calls, headers }) => {
  it.each(calls)('is let in: %s %s (%s)', async (method, path) => {
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

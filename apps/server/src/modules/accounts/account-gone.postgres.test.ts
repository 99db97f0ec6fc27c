import { eq, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';

import { users } from '#database/schema.ts';

import { givenUser } from '../../testing/given-user.ts';
import { useApp } from '../../testing/use-app.ts';

const server = useApp();

it('tells whoever calls while the account is deleted that the session has ended', async () => {
  const { id, token } = await givenUser(server.db, { role: 'learner', place: 'site' });
  const deleted = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const deletion = server.db.transaction(async (tx) => {
    await tx.delete(users).where(eq(users.id, id));
    deleted.resolve();
    await mayEnd.promise;
  });
  await deleted.promise;

  // The session is still there to see, and the row that is to belong to the account waits for what becomes of it.
  const call = server.app.inject({
    method: 'POST',
    url: '/api/account/passkeys/options',
    headers: { cookie: `session=${token}` },
  });
  const answer = call.then((response) => response);
  await vi.waitFor(async () => {
    const waiting = await server.db
      .select({ pid: sql`pid` })
      .from(sql`pg_locks`)
      // Of this test alone: other files run on the same server.
      .where(
        sql`not granted and pid in (select pid from pg_stat_activity where datname = current_database())`,
      );
    expect(waiting).not.toEqual([]);
  }, 10_000);
  mayEnd.resolve();
  await deletion;

  const response = await answer;
  expect(response.statusCode).toBe(401);
  expect(response.json()).toMatchObject({ code: 'unauthorized' });
});

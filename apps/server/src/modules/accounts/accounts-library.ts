import { v7 as uuidv7 } from 'uuid';

import type { Db } from '#database/connect.ts';
import * as schema from '#database/schema.ts';

import { newSecret } from './secret.ts';
import { IDLE_SECONDS } from './sessions.repo.ts';

/**
 * The accounts library (better-auth) on a database or an open transaction: hashes passwords, keeps them, makes sessions.
 *
 * Loaded at first use, since most servers' processes never need it. Made anew for each transaction, which costs less
 * than a millisecond. Its own HTTP routes, cookies and signatures are not used, so its secret never leaves this function.
 */
export async function openAccountsLibrary(db: Db) {
  const [{ betterAuth }, { drizzleAdapter }] = await Promise.all([
    import('better-auth/minimal'),
    import('better-auth/adapters/drizzle'),
  ]);
  const { $context } = betterAuth({
    database: drizzleAdapter(db, { provider: 'pg', schema, usePlural: true }),
    secret: newSecret(),
    baseURL: 'http://localhost',
    session: { expiresIn: IDLE_SECONDS },
    advanced: { database: { generateId: () => uuidv7() } },
    logger: { disabled: true },
    telemetry: { enabled: false },
  });
  const { password, internalAdapter } = await $context;

  return { password, internalAdapter };
}

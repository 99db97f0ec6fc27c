import type { AdminSession } from '@second-bell/contract';

import type { Db } from '#database/connect.ts';
import { transact } from '#database/retry.ts';

import { AppError } from '../../app-error.ts';
import { insertAuditEntry } from '../audit-trail/audit-trail.repo.ts';
import { openAccountsLibrary } from './accounts-library.ts';
import { presentAdminInfo } from './administrators.presenter.ts';
import * as administrators from './administrators.repo.ts';
import { entryOf } from './audit-entry.ts';
import { isOutdated } from './password-hash.ts';
import { checkPassword, hashPassword, setPassword } from './passwords.service.ts';
import { hashOfSecret, newSecret } from './secret.ts';
import * as sessions from './sessions.repo.ts';

type Login = { email: string; password: string; address: string };

/** Answers a wrong password and an unknown account alike, and in the same time. */
export async function logIn(db: Db, login: Login): Promise<AdminSession> {
  const credential = await administrators.findCredential(db, login.email);
  const isRight = await checkPassword(db, { ...login, hash: credential?.hash });
  if (!credential || !isRight) throw invalidCredentials();

  const better = isOutdated(credential.hash) ? await hashPassword(login.password) : undefined;

  return transact(db, async (tx) => {
    // The password may have been changed, or the administrator removed, while this one was checked.
    const user = await administrators.lockUserOfHash(tx, credential.userId, credential.hash);
    if (!user) throw invalidCredentials();
    if (better !== undefined) await setPassword(tx, user.id, better);

    return startSession(tx, user, 'Welcome back!');
  });
}

/** To be called in a transaction that holds the user's row. */
export async function startSession(
  tx: Db,
  user: administrators.User,
  message: string,
): Promise<AdminSession> {
  const { internalAdapter } = await openAccountsLibrary(tx);
  const token = newSecret();
  await sessions.deleteExpiredSessions(tx, user.id);
  await internalAdapter.createSession(user.id, false, { token: hashOfSecret(token) }, true);
  await administrators.markSignedIn(tx, user.id);
  await insertAuditEntry(tx, entryOf(user, 'signed_in', user));

  return { token, admin: presentAdminInfo(user), message };
}

function invalidCredentials(): AppError {
  return new AppError('unauthorized', 'Invalid credentials');
}

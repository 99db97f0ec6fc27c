import type { AdminSession } from '@second-bell/contract';

import type { Db } from '#database/connect.ts';
import { transact } from '#database/retry.ts';

import { AppError } from '../../app-error.ts';
import { insertAuditEntry } from '../audit-trail/audit-trail.repo.ts';
import { presentAdminInfo } from './administrators.presenter.ts';
import { entryOf } from './audit-entry.ts';
import { isOutdated } from './password-hash.ts';
import { checkPassword, hashPassword } from './passwords.service.ts';
import { passSecondFactor } from './second-factor.service.ts';
import { hashOfSecret, newSecret } from './secret.ts';
import * as sessions from './sessions.repo.ts';
import * as users from './users.repo.ts';
import type { Vault } from './vault.ts';

type Login = {
  email: string;
  password: string;
  code?: string | undefined;
  address: string;
  device: string | null;
};

/** Opens a session at the desk. Answers a wrong password and an unknown account alike, and in the same time. */
export async function logIn(db: Db, vault: Vault, login: Login): Promise<AdminSession> {
  const known = await users.findCredential(db, login.email);
  // A learner's password opens nothing here, and is not told from a wrong one.
  const credential = known?.role === 'learner' ? undefined : known;
  const isRight = await checkPassword(db, { ...login, hash: credential?.hash });
  if (!credential || !isRight) throw invalidCredentials();
  await passSecondFactor(db, vault, credential.id, login.code);
  const better = await betterHash(credential.hash, login.password);

  return transact(db, async (tx) => {
    // The password may have been changed, or the administrator removed, while this one was checked.
    const user = await users.lockUserOfHash(tx, credential.id, credential.hash);
    if (!user || user.role === 'learner') throw invalidCredentials();
    if (better !== undefined) await users.updateUser(tx, user.id, { passwordHash: better });

    return startDeskSession(tx, user, { message: 'Welcome back!', device: login.device });
  });
}

/** A new hash in the place of one that is cheaper to guess than those made today; else undefined. */
export async function betterHash(hash: string, password: string): Promise<string | undefined> {
  return isOutdated(hash) ? hashPassword(password) : undefined;
}

type Greeting = { message: string; device: string | null };

/** To be called in a transaction that holds the user's row. */
export async function startDeskSession(
  tx: Db,
  user: users.User,
  { message, device }: Greeting,
): Promise<AdminSession> {
  const token = await startSession(tx, user, { place: 'desk', device });

  return { token, admin: presentAdminInfo(user), message };
}

/** A new session and its token, whatever session the caller had before. In a transaction that holds the user's row. */
export async function startSession(
  tx: Db,
  user: users.User,
  { place, device }: Pick<sessions.NewSession, 'place' | 'device'>,
): Promise<string> {
  const token = newSecret();
  await sessions.deleteExpiredSessions(tx, user.id);
  await sessions.insertSession(tx, { userId: user.id, token: hashOfSecret(token), place, device });
  await users.markSignedIn(tx, user.id);
  if (user.role !== 'learner') await insertAuditEntry(tx, entryOf(user, 'signed_in', user));

  return token;
}

function invalidCredentials(): AppError {
  return new AppError('unauthorized', 'Invalid credentials');
}

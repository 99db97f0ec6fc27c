import type { ChangePassword } from '@second-bell/contract';

import type { Db } from '#database/connect.ts';
import { transact } from '#database/retry.ts';

import { AppError } from '../../app-error.ts';
import { insertAuditEntry } from '../audit-trail/audit-trail.repo.ts';
import { entryOf } from './audit-entry.ts';
import { refuseLeaked, refuseShort } from './password-rules.ts';
import { checkPassword, hashPassword } from './passwords.service.ts';
import { deleteOtherSessions } from './sessions.repo.ts';
import type { Session } from './sessions.service.ts';
import * as users from './users.repo.ts';

/** Guesses at the current password count like guesses at the login. Every other session ends. */
export async function changePassword(
  db: Db,
  { id, user }: Session,
  change: ChangePassword & { address: string },
): Promise<void> {
  const { currentPassword: password, newPassword, address } = change;
  const known = await requirePassword(db, user.email, { password, address, path: 'currentPassword' });
  refuseShort(user, newPassword, 'newPassword');
  await refuseLeaked(newPassword, 'newPassword');
  const hash = await hashPassword(newPassword);

  await transact(db, async (tx) => {
    // Of two changes at once, one wins, and the other had the wrong password.
    if (!(await users.lockUserOfHash(tx, user.id, known))) throw wrongPassword('currentPassword');
    await users.updateUser(tx, user.id, { passwordHash: hash });
    await deleteOtherSessions(tx, { id, userId: user.id });
    if (user.role !== 'learner') await insertAuditEntry(tx, entryOf(user, 'password_changed', user));
  });
}

type Proof = { password: string; address: string; path: string };

/** The hash of the password that somebody gives to prove who they are; 400 with the field where it is not theirs. */
export async function requirePassword(
  db: Db,
  email: string,
  { password, address, path }: Proof,
): Promise<string> {
  const credential = await users.findCredential(db, email);
  const isRight = await checkPassword(db, { email, password, address, hash: credential?.hash });
  if (!credential || !isRight) throw wrongPassword(path);

  return credential.hash;
}

function wrongPassword(path: string): AppError {
  const message = 'This is not your current password. Type it again.';

  return new AppError('wrong_password', message, { issues: [{ path, message }] });
}

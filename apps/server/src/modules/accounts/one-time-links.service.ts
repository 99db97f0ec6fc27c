import type { AcceptInvitation, AdminSession } from '@second-bell/contract';

import type { Db } from '#database/connect.ts';
import { transact } from '#database/retry.ts';
import type { SendMail } from '#plugins/mail.ts';

import { AppError } from '../../app-error.ts';
import { insertAuditEntry } from '../audit-trail/audit-trail.repo.ts';
import * as administrators from './administrators.repo.ts';
import { entryOf } from './audit-entry.ts';
import { passwordMail } from './mails.ts';
import * as repo from './one-time-links.repo.ts';
import { forgetFailures, hashPassword, setPassword } from './passwords.service.ts';
import { hashOfSecret, newSecret } from './secret.ts';
import { deleteSessionsOfUser } from './sessions.repo.ts';
import { startSession } from './sign-in.service.ts';

/** What it takes to send someone a link. */
export type Post = { publicUrl: string; sendMail: SendMail };

/** The code stands behind the `#`, which browsers send to no server: it enters no log on the way. */
export function linkTo({ publicUrl }: Post, code: string): string {
  return `${publicUrl}/admin-invitation#${code}`;
}

/** Sets the password by a link of either kind, once, and signs in. Sessions from before end. */
export async function acceptLink(db: Db, { token, password }: AcceptInvitation): Promise<AdminSession> {
  const codeHash = hashOfSecret(token);
  const link = await repo.findLink(db, codeHash);
  if (!link) throw linkIsGone();
  const hash = await hashPassword(password);

  return transact(db, async (tx) => {
    await administrators.lockUser(tx, link.userId);
    if (!(await repo.takeLink(tx, codeHash))) throw linkIsGone();
    const user = await becomeAdministrator(tx, link.userId, hash);
    await insertAuditEntry(tx, entryOf(user, 'password_changed', user));

    return startSession(tx, user, 'Your password is set. Welcome!');
  });
}

/** Makes a user an administrator with this password, and ends what they could sign in with before. */
export async function becomeAdministrator(tx: Db, userId: string, hash: string) {
  const user = await administrators.makeAdministrator(tx, userId);
  await setPassword(tx, userId, hash);
  await deleteSessionsOfUser(tx, userId);
  await repo.deleteLinks(tx, userId);
  await forgetFailures(tx, user.email);

  return user;
}

/**
 * Sends an administrator a link for a new password, at most one in five minutes; does nothing for anyone else.
 *
 * It does not wait for the mail, so that the time of the answer does not tell who is an administrator.
 */
export async function sendPasswordLink(db: Db, post: Post, email: string): Promise<void> {
  const code = newSecret();
  const user = await transact(db, async (tx) => {
    const administrator = await administrators.lockAdministrator(tx, email);
    if (!administrator || (await repo.hasRecentPasswordLink(tx, administrator.id))) return undefined;
    await repo.deleteOldPasswordLinks(tx, administrator.id);
    await repo.insertLink(tx, { kind: 'password', userId: administrator.id, codeHash: hashOfSecret(code) });

    return administrator;
  });
  if (user) void post.sendMail(passwordMail({ to: email, name: user.name, link: linkTo(post, code) }));
}

function linkIsGone(): AppError {
  const message =
    'This link was used already, or it is too old. Ask for a new one at the login page, or ask an administrator to invite you again.';

  return new AppError('link_used', message, { issues: [{ path: 'token', message }] });
}

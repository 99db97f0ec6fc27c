import type { AcceptInvitation, AdminSession } from '@second-bell/contract';

import type { Db } from '#database/connect.ts';
import { transact } from '#database/retry.ts';
import type { SendMail } from '#plugins/mail.ts';

import { AppError } from '../../app-error.ts';
import { insertAuditEntry } from '../audit-trail/audit-trail.repo.ts';
import { entryOf } from './audit-entry.ts';
import { passwordMail } from './mails.ts';
import * as repo from './one-time-links.repo.ts';
import { refuseLeaked } from './password-rules.ts';
import { forgetFailures, hashPassword } from './passwords.service.ts';
import { passSecondFactor } from './second-factor.service.ts';
import { hashOfSecret, newSecret } from './secret.ts';
import { deleteSessionsOfUser } from './sessions.repo.ts';
import { startDeskSession } from './sign-in.service.ts';
import * as users from './users.repo.ts';
import type { Vault } from './vault.ts';

/** What it takes to send someone a link. */
export type Post = { publicUrl: string; sendMail: SendMail };

/** Where a link leads. */
type Page = 'admin-invitation' | 'confirm-account' | 'confirm-email' | 'reset-password';

/** The code stands behind the `#`, which browsers send to no server: it enters no log on the way. */
export function linkTo({ publicUrl }: Post, page: Page, code: string): string {
  return `${publicUrl}/${page}#${code}`;
}

/**
 * Sets the password by a link of the desk, once, and signs in: an invitation makes an administrator, a link for a new
 * password leaves everyone what they are. Sessions from before end.
 */
export async function acceptLink(
  db: Db,
  vault: Vault,
  { token, password, code, device }: AcceptInvitation & { device: string | null },
): Promise<AdminSession> {
  const codeHash = hashOfSecret(token);
  const link = await repo.findLink(db, codeHash);
  if (!link || link.kind === 'email') throw linkIsGone();
  await refuseLeaked(password, 'password');
  await passSecondFactor(db, vault, link.userId, code);
  const hash = await hashPassword(password);

  return transact(db, async (tx) => {
    const held = await users.lockUser(tx, link.userId);
    if (!(await repo.takeLink(tx, codeHash))) throw linkIsGone();
    if (link.kind === 'password' && held?.role === 'learner') throw linkIsGone();
    const user =
      link.kind === 'invitation'
        ? await becomeAdministrator(tx, link.userId, hash)
        : await replacePassword(tx, link.userId, hash);
    await insertAuditEntry(tx, entryOf(user, 'password_changed', user));

    return startDeskSession(tx, user, { message: 'Your password is set. Welcome!', device });
  });
}

/** Makes a user an administrator with this password, and ends what they could sign in with before. */
export async function becomeAdministrator(tx: Db, userId: string, hash: string): Promise<users.User> {
  await users.updateUser(tx, userId, { role: 'administrator' });

  return replacePassword(tx, userId, hash);
}

/** Of a user who is held. Sessions and links from before end, and nobody waits any longer for wrong passwords. */
export async function replacePassword(tx: Db, userId: string, hash: string): Promise<users.User> {
  const user = await users.updateUser(tx, userId, { passwordHash: hash });
  await deleteSessionsOfUser(tx, userId);
  await repo.deleteLinks(tx, userId);
  await forgetFailures(tx, user.email);

  return user;
}

/**
 * Sends who works at the desk a link for a new password, at most one in five minutes; does nothing for anyone else.
 *
 * It does not wait for the mail, so that the time of the answer does not tell who works there.
 */
export async function sendPasswordLink(db: Db, post: Post, email: string): Promise<void> {
  const code = newSecret();
  const user = await transact(db, async (tx) => {
    const administrator = await users.lockAccount(tx, email);
    if (!administrator || administrator.role === 'learner') return undefined;
    if ((await repo.countRecentLinks(tx, administrator.id, 'password')) > 0) return undefined;
    await repo.insertLink(tx, { kind: 'password', userId: administrator.id, codeHash: hashOfSecret(code) });

    return administrator;
  });
  if (user)
    void post.sendMail(
      passwordMail({ to: email, name: user.name, link: linkTo(post, 'admin-invitation', code) }),
    );
}

/** The same for a link that never was. */
export function linkIsGone(): AppError {
  const message = 'This link was used already, or it is too old. Ask for a new one.';

  return new AppError('link_used', message, { issues: [{ path: 'token', message }] });
}

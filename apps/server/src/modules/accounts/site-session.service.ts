import type { ResetPassword, SignIn } from '@second-bell/contract';

import type { Db } from '#database/connect.ts';
import { transact } from '#database/retry.ts';

import { AppError } from '../../app-error.ts';
import { insertAuditEntry } from '../audit-trail/audit-trail.repo.ts';
import { entryOf } from './audit-entry.ts';
import { passwordMail } from './mails.ts';
import * as links from './one-time-links.repo.ts';
import { linkIsGone, linkTo, type Post, replacePassword } from './one-time-links.service.ts';
import { takeOver } from './owned-rows.repo.ts';
import { refuseLeaked, refuseShort } from './password-rules.ts';
import { checkPassword, hashPassword } from './passwords.service.ts';
import { passSecondFactor } from './second-factor.service.ts';
import { hashOfSecret, newSecret } from './secret.ts';
import { deleteSessionOfToken } from './sessions.repo.ts';
import { betterHash, startSession } from './sign-in.service.ts';
import * as users from './users.repo.ts';
import type { Vault } from './vault.ts';

/** Where somebody signs in: whose device it was until now, and how it is called. */
export type Browser = { guestId: string | undefined; token: string | undefined; device: string | null };
/** The token is for a cookie. */
export type SignedIn = { token: string; user: users.User };

/**
 * A new session on the site, for which that of before ends, and all that the guest of this browser did becomes the
 * account's. In a transaction that holds the user's row.
 */
export async function openSession(
  tx: Db,
  user: users.User,
  { guestId, token: before, device }: Browser,
): Promise<SignedIn> {
  if (before !== undefined) await deleteSessionOfToken(tx, hashOfSecret(before));
  const token = await startSession(tx, user, { place: 'site', device });
  if (guestId !== undefined) await takeOver(tx, guestId, user.id);

  return { token, user };
}

/** Answers a wrong password, an unknown account and an address that is not confirmed alike, and in the same time. */
export async function signIn(
  db: Db,
  vault: Vault,
  { email, password, code, address }: SignIn & { address: string },
  browser: Browser,
): Promise<SignedIn> {
  const credential = await users.findCredential(db, email);
  const isRight = await checkPassword(db, { email, password, address, hash: credential?.hash });
  if (!credential || !isRight) throw wrongSignIn();
  await passSecondFactor(db, vault, credential.id, code);
  const better = await betterHash(credential.hash, password);

  return transact(db, async (tx) => {
    // The password may have been changed, or the account deleted, while this one was checked.
    const user = await users.lockUserOfHash(tx, credential.id, credential.hash);
    if (!user) throw wrongSignIn();
    if (better !== undefined) await users.updateUser(tx, user.id, { passwordHash: better });

    return openSession(tx, user, browser);
  });
}

/** Sends a link for a new password, at most one in five minutes; does nothing where there is no such account. */
export async function requestReset(db: Db, post: Post, email: string): Promise<void> {
  const code = newSecret();
  const user = await transact(db, async (tx) => {
    const account = await users.lockAccount(tx, email);
    if (!account || (await links.countRecentLinks(tx, account.id, 'password')) > 0) return undefined;
    await links.insertLink(tx, { kind: 'password', userId: account.id, codeHash: hashOfSecret(code) });

    return account;
  });
  if (user) {
    const link = linkTo(post, 'reset-password', code);
    void post.sendMail(passwordMail({ to: email, name: user.name, link }));
  }
}

/** Sets the password by a link, once, and signs in. Sessions from before end. */
export async function resetPassword(
  db: Db,
  vault: Vault,
  { token, password, code }: ResetPassword,
  browser: Browser,
): Promise<SignedIn> {
  const codeHash = hashOfSecret(token);
  const link = await links.findLink(db, codeHash);
  if (link?.kind !== 'password') throw linkIsGone();
  await refuseLeaked(password, 'password');
  await passSecondFactor(db, vault, link.userId, code);
  const hash = await hashPassword(password);

  return transact(db, async (tx) => {
    const held = await users.lockUser(tx, link.userId);
    if (!held || !(await links.takeLink(tx, codeHash))) throw linkIsGone();
    refuseShort(held, password, 'password');
    const user = await replacePassword(tx, held.id, hash);
    if (user.role !== 'learner') await insertAuditEntry(tx, entryOf(user, 'password_changed', user));

    return openSession(tx, user, browser);
  });
}

function wrongSignIn(): AppError {
  return new AppError('wrong_sign_in', 'This address or this password is not right');
}

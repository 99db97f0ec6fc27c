import type { RequestEmail } from '@second-bell/contract';

import type { Db } from '#database/connect.ts';
import { transact } from '#database/retry.ts';
import type { Mail } from '#plugins/mail.ts';

import { AppError } from '../../app-error.ts';
import { changedAddressMail, knownAddressMail, newAddressMail } from './mails.ts';
import * as links from './one-time-links.repo.ts';
import { linkIsGone, linkTo, type Post } from './one-time-links.service.ts';
import { deleteOwned } from './owned-rows.repo.ts';
import { requirePassword } from './password-change.service.ts';
import { hashOfSecret, newSecret } from './secret.ts';
import type { Session } from './sessions.service.ts';
import * as users from './users.repo.ts';

/** In five minutes: who mistypes the address can try again, and nobody's mailbox is filled. */
const LINKS_AT_ONCE = 3;

type Person = Session['user'];

export async function rename(db: Db, userId: string, name: string): Promise<users.User> {
  return transact(db, async (tx) => {
    await requireUser(tx, userId);

    return users.updateUser(tx, userId, { name: name.trim() });
  });
}

/** Sends a link to the new address, for which any before it ends; where the address is another's, tells its owner. */
export async function requestEmail(
  db: Db,
  post: Post,
  person: Person,
  { email, password, address }: RequestEmail & { address: string },
): Promise<void> {
  await requirePassword(db, person.email, { password, address, path: 'password' });
  const code = newSecret();
  const mail = await transact(db, async (tx): Promise<Mail | undefined> => {
    const user = await requireUser(tx, person.id);
    if ((await links.countRecentLinks(tx, user.id, 'email')) >= LINKS_AT_ONCE) return undefined;
    await links.insertLink(tx, { kind: 'email', userId: user.id, email, codeHash: hashOfSecret(code) });
    const owner = await users.findUser(tx, email);

    return owner?.passwordHash
      ? knownAddressMail({ to: email, name: owner.name, link: `${post.publicUrl}/sign-in` })
      : newAddressMail({ to: email, name: user.name, link: linkTo(post, 'confirm-email', code) });
  });
  if (mail) void post.sendMail(mail);
}

/** Makes the new address the account's, once, and tells the old one. Links to the old address end. */
export async function confirmEmail(db: Db, post: Post, token: string): Promise<string> {
  const codeHash = hashOfSecret(token);
  const link = await links.findLink(db, codeHash);
  const email = link?.email;
  if (link?.kind !== 'email' || !email) throw linkIsGone();
  const before = await transact(db, async (tx) => {
    const user = await users.lockUser(tx, link.userId);
    if (!user || !(await links.takeLink(tx, codeHash))) throw linkIsGone();
    // Whoever came first with an address has it.
    if (!(await users.moveToAddress(tx, user.id, email))) throw linkIsGone();
    await links.deleteLinks(tx, user.id, 'password');
    await links.deleteLinks(tx, user.id, 'email');

    return user;
  });
  void post.sendMail(changedAddressMail({ to: before.email, name: before.name, email }));

  return email;
}

/** With all that it owns. Who works at the desk is removed there, by somebody else. */
export async function deleteAccount(
  db: Db,
  { user, isFresh }: Session,
  { password, address }: { password?: string | undefined; address: string },
): Promise<void> {
  if (user.role !== 'learner') {
    throw new AppError('own_removal', 'You work at the desk: ask another administrator to remove you');
  }
  if (password !== undefined) {
    await requirePassword(db, user.email, { password, address, path: 'password' });
  } else if (!isFresh) {
    throw new AppError('fresh_sign_in_needed', 'Sign in again, or give your password');
  }
  await transact(db, async (tx) => {
    await requireUser(tx, user.id);
    await deleteOwned(tx, user.id);
    await users.deleteUser(tx, user.id);
  });
}

/** Held until the transaction ends; the account may have been deleted elsewhere at this moment. */
async function requireUser(tx: Db, userId: string): Promise<users.User> {
  const user = await users.lockUser(tx, userId);
  if (!user) throw new AppError('unauthorized', 'This account is no longer there');

  return user;
}

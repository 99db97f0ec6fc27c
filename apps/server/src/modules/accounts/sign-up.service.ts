import type { SignUp } from '@second-bell/contract';
import { v7 as uuidv7 } from 'uuid';

import type { Db } from '#database/connect.ts';
import { transact } from '#database/retry.ts';
import type { Mail } from '#plugins/mail.ts';

import { knownAddressMail, signUpMail } from './mails.ts';
import { linkIsGone, linkTo, type Post } from './one-time-links.service.ts';
import { refuseLeaked } from './password-rules.ts';
import { hashPassword } from './passwords.service.ts';
import { hashOfSecret, newSecret } from './secret.ts';
import { type Browser, openSession, type SignedIn } from './site-session.service.ts';
import * as repo from './sign-ups.repo.ts';
import * as users from './users.repo.ts';

/** To one address in an hour: whoever signs up with another's address fills no mailbox. */
const MAILS_AN_HOUR = 5;

/**
 * Sends a link to confirm the address, or, where it has an account already, a mail that says so. Does the same work for
 * both, and does not wait for the mail, so that neither the answer nor its time tells which it was.
 */
export async function signUp(
  db: Db,
  post: Post,
  { email, password, name = '', guestId }: SignUp & { guestId: string | undefined },
): Promise<void> {
  await refuseLeaked(password, 'password');
  const passwordHash = await hashPassword(password);
  const code = newSecret();
  const mail = await transact(db, async (tx): Promise<Mail | undefined> => {
    if ((await repo.countRecent(tx, email)) >= MAILS_AN_HOUR) return undefined;
    const account = await users.lockAccount(tx, email);
    // Of a known address it counts as a request, and its code is sent to nobody.
    await repo.insertSignUp(tx, {
      codeHash: hashOfSecret(code),
      email,
      name: name.trim(),
      passwordHash,
      guestId: guestId ?? null,
    });

    return account
      ? knownAddressMail({ to: email, name: account.name, link: `${post.publicUrl}/sign-in` })
      : signUpMail({ to: email, name: name.trim(), link: linkTo(post, 'confirm-account', code) });
  });
  if (mail) void post.sendMail(mail);
}

/**
 * Begins the account. Signs in where the browser is the one that signed up; in any other, somebody may have opened the
 * link of a request that was not theirs, and the password, which another knows, is asked for.
 */
export async function confirmSignUp(db: Db, token: string, browser: Browser): Promise<SignedIn | undefined> {
  return transact(db, async (tx) => {
    const wanted = await repo.takeSignUp(tx, hashOfSecret(token));
    if (!wanted) throw linkIsGone();
    const { email, name, passwordHash, guestId } = wanted;
    const invited = await users.upsertUser(tx, { id: uuidv7(), email, name });
    if (invited.passwordHash !== null) throw linkIsGone();
    const user = await users.updateUser(tx, invited.id, { passwordHash, name: name || invited.name });
    await repo.deleteSignUps(tx, email);
    if (guestId === null || guestId !== browser.guestId) return undefined;

    return openSession(tx, user, browser);
  });
}

import type { Administrator, Invitation, Invite } from '@second-bell/contract';
import { v7 as uuidv7 } from 'uuid';

import type { Db } from '#database/connect.ts';
import { transact } from '#database/retry.ts';

import { AppError, notFound } from '../../app-error.ts';
import { insertAuditEntry } from '../audit-trail/audit-trail.repo.ts';
import { presentAdministrator } from './administrators.presenter.ts';
import * as repo from './administrators.repo.ts';
import { entryOf } from './audit-entry.ts';
import { invitationMail } from './mails.ts';
import * as links from './one-time-links.repo.ts';
import { linkTo, type Post } from './one-time-links.service.ts';
import { hashOfSecret, newSecret } from './secret.ts';
import { deleteOwned } from './owned-rows.repo.ts';
import type { Session } from './sessions.service.ts';
import * as users from './users.repo.ts';

type Caller = Session['user'];

export async function getAdministrators(db: Db): Promise<Administrator[]> {
  const found = await repo.findAdministrators(db);

  return found.map(presentAdministrator);
}

/** Inviting an address again sends a new link, and the old one no longer works. */
export async function invite(
  db: Db,
  post: Post,
  caller: Caller,
  { email, name = email.replace(/@.*/, '') }: Invite,
): Promise<Invitation> {
  const code = newSecret();
  const user = await transact(db, async (tx) => {
    const invited = await users.upsertUser(tx, { id: uuidv7(), email, name });
    if (invited.role === 'administrator') {
      throw new AppError('already_administrator', `${email} is an administrator already`);
    }
    await links.deleteLinks(tx, invited.id);
    await links.insertLink(tx, { kind: 'invitation', userId: invited.id, codeHash: hashOfSecret(code) });
    await insertAuditEntry(tx, entryOf(caller, 'invited', invited));

    return invited;
  });
  const link = linkTo(post, 'admin-invitation', code);
  const mail = await post.sendMail(
    invitationMail({ to: email, name: user.name, link, inviter: caller.name }),
  );

  return { ...presentAdministrator(user), mail };
}

/** Takes back an invitation, or removes an administrator with their password and sessions. */
export async function removeAdministrator(db: Db, caller: Caller, id: string): Promise<void> {
  if (id === caller.id) {
    throw new AppError('own_removal', 'You cannot remove yourself. Ask another administrator to do it.');
  }

  await transact(db, async (tx) => {
    // All of them: two who remove each other at once would leave nobody.
    const administrators = await repo.lockAdministrators(tx);
    if (!administrators.some((one) => one.id === caller.id)) {
      throw new AppError('unauthorized', 'You are no longer an administrator');
    }
    await users.lockUser(tx, id);
    const user = (await repo.findAdministrators(tx)).find((one) => one.id === id);
    if (!user) throw notFound('Administrator', id);

    // A learner who was invited stays a learner.
    const isLearner = user.role === 'learner' && user.passwordHash !== null;
    await links.deleteLinks(tx, id);
    if (!isLearner) {
      await deleteOwned(tx, id);
      await users.deleteUser(tx, id);
    }
    await insertAuditEntry(tx, entryOf(caller, 'removed', user));
  });
}

import type { ContactMessage, SendMessage } from '@second-bell/contract';
import { v7 as uuidv7 } from 'uuid';

import type { Db } from '#database/connect.ts';
import { transact } from '#database/retry.ts';
import type { SendMail } from '#plugins/mail.ts';

import { AppError, notFound } from '../../app-error.ts';
import { presentMessage } from './contact.presenter.ts';
import * as repo from './contact.repo.ts';
import { contactMail } from './mails.ts';

const PAGE_SIZE = 50;
const HOUR_MILLISECONDS = 3_600_000;

/** So many within an hour, in all and from one address: nobody writes more by hand, and no flood fills the disk. */
const HOURLY_LIMIT = 100;
const HOURLY_LIMIT_OF_ADDRESS = 5;

type Office = { db: Db; sendMail: SendMail | undefined };

/** Keeps a message, and mails it to the administrators where there is a mail server. The same one sent again is kept once. */
export async function receiveMessage({ db, sendMail }: Office, body: SendMessage): Promise<void> {
  const message = {
    id: uuidv7(),
    fullName: body.fullName.trim(),
    email: body.email,
    examInterest: body.examInterest ?? null,
    message: body.message.trim(),
  };
  const isNew = await transact(db, async (tx) => {
    await repo.lockInbox(tx);
    const { all, ofAddress, same } = await repo.countSince(
      tx,
      new Date(Date.now() - HOUR_MILLISECONDS),
      message,
    );
    if (same > 0) return false;
    if (all >= HOURLY_LIMIT || ofAddress >= HOURLY_LIMIT_OF_ADDRESS) throw tooMany();
    await repo.insertMessage(tx, message);

    return true;
  });

  if (!isNew || !sendMail) return;
  // Nobody waits for the mail server: the message is kept, and a mail that fails stands in the log.
  for (const to of await repo.findAdministratorAddresses(db)) void sendMail(contactMail(to, message));
}

export async function getMessages(
  db: Db,
  before: string | undefined,
): Promise<{ messages: ContactMessage[]; next?: string; unread: number }> {
  // One more than a page tells whether there is a next one.
  const [rows, unread] = await Promise.all([
    repo.findMessages(db, { before, limit: PAGE_SIZE + 1 }),
    repo.countUnread(db),
  ]);
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);

  return {
    messages: page.map(presentMessage),
    unread,
    ...(rows.length > PAGE_SIZE && last && { next: last.id }),
  };
}

export async function markMessage(db: Db, id: string, read: boolean): Promise<ContactMessage> {
  const row = await repo.markRead(db, id, read);
  if (!row) throw notFound('Message', id);

  return presentMessage(row);
}

export async function deleteMessage(db: Db, id: string): Promise<void> {
  if (!(await repo.deleteMessageRow(db, id))) throw notFound('Message', id);
}

function tooMany(): AppError {
  const message = 'Many messages arrived in the last hour. Wait an hour, then send yours again.';

  return new AppError('too_many_messages', message, { retryAfterSeconds: HOUR_MILLISECONDS / 1000 });
}

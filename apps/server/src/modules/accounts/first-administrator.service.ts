import { randomBytes } from 'node:crypto';

import { v7 as uuidv7 } from 'uuid';

import type { Config } from '#config';
import type { Db } from '#database/connect.ts';

import { CannotStart } from '../../cannot-start.ts';
import * as repo from './administrators.repo.ts';
import { becomeAdministrator } from './one-time-links.service.ts';
import { isLeaked } from './password-rules.ts';
import { hashPassword } from './passwords.service.ts';
import { upsertUser } from './users.repo.ts';

const DEFAULT_EMAIL = 'admin@second-bell.local';

/** The address that the start shows; the password only where it was just made up, since nobody knows it yet. */
export type FirstAdministrator = { email: string; newPassword?: string };

/**
 * Sees to it that somebody can log in: the administrator that the environment names, else, where there is none at all,
 * one with a random password. An administrator who is there stays as they are, password and all.
 *
 * To be called while no other process prepares the database.
 */
export async function ensureAdministrator(
  db: Db,
  wanted: Config['administrator'],
): Promise<FirstAdministrator> {
  const administrators = (await repo.findAdministrators(db)).filter(({ role }) => role === 'administrator');
  const found = wanted ? administrators.find(({ email }) => email === wanted.email) : administrators[0];
  if (found) return { email: found.email };
  if (wanted) {
    if (await isLeaked(wanted.password)) {
      throw new CannotStart(
        'ADMIN_PASSWORD: this password is on a list of stolen ones, so choose another one',
      );
    }
    await makeAdministrator(db, wanted);

    return { email: wanted.email };
  }

  const password = randomBytes(15).toString('base64url');
  await makeAdministrator(db, { email: DEFAULT_EMAIL, password });

  return { email: DEFAULT_EMAIL, newPassword: password };
}

async function makeAdministrator(db: Db, { email, password }: { email: string; password: string }) {
  const hash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const user = await upsertUser(tx, { id: uuidv7(), email, name: email.replace(/@.*/, '') });
    await becomeAdministrator(tx, user.id, hash);
  });
}

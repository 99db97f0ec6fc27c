import { and, asc, eq, exists, or } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { oneTimeLinks, users } from '#database/schema.ts';

import type { User } from './users.repo.ts';

const isAdministrator = eq(users.role, 'administrator');

/** In id order, so that two transactions cannot block each other. */
export async function lockAdministrators(tx: Db): Promise<User[]> {
  return tx.select().from(users).where(isAdministrator).orderBy(asc(users.id)).for('update');
}

/** Who is an administrator, and who is invited to be one, in the order of their coming. */
export async function findAdministrators(db: Db): Promise<User[]> {
  const invitation = db
    .select()
    .from(oneTimeLinks)
    .where(and(eq(oneTimeLinks.userId, users.id), eq(oneTimeLinks.kind, 'invitation')));

  return db
    .select()
    .from(users)
    .where(or(isAdministrator, exists(invitation)))
    .orderBy(asc(users.createdAt), asc(users.id));
}

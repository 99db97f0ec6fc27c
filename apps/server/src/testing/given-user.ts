import { v7 as uuidv7 } from 'uuid';

import type { Db } from '#database/connect.ts';
import { sessions, users } from '#database/schema.ts';
import { hashOfSecret, newSecret } from '#modules/accounts/secret.ts';

type Given = {
  role: 'administrator' | 'teacher' | 'learner';
  email?: string | undefined;
  /** Where the session was opened. */
  place?: 'desk' | 'site';
};

/** A user with an open session and no password: the rows alone, since signing in costs a slow hash. */
export async function givenUser(db: Db, { role, email = `${role}@example.com`, place = 'desk' }: Given) {
  const id = uuidv7();
  const token = newSecret();
  const hour = 60 * 60 * 1000;
  await db.insert(users).values({ id, email, name: 'Ada Lovelace', role });
  await db.insert(sessions).values({
    id: uuidv7(),
    userId: id,
    token: hashOfSecret(token),
    place,
    expiresAt: new Date(Date.now() + 12 * hour),
  });

  return { id, email, name: 'Ada Lovelace', token };
}

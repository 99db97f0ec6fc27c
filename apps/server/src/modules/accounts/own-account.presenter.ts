import type { Account } from '@second-bell/contract';

import type { Session } from './sessions.service.ts';
import type { User } from './users.repo.ts';

type Shown = Pick<User, 'id' | 'email' | 'name' | 'role' | 'createdAt'>;

/** Who has just signed in. */
export function presentAccount(user: Shown, sessionIsFresh = true): Account {
  const { id, email, name, role, createdAt } = user;

  return { id, email, name, role, createdAt: createdAt.toISOString(), sessionIsFresh };
}

export function presentSignedIn({ user, isFresh }: Session): Account {
  return presentAccount(user, isFresh);
}

import type { AdminInfo, Administrator } from '@second-bell/contract';

import type { User } from './users.repo.ts';

export function presentAdminInfo({ id, email, name }: Pick<User, keyof AdminInfo>): AdminInfo {
  return { id, email, name };
}

export function presentAdministrator(user: User): Administrator {
  return {
    ...presentAdminInfo(user),
    status: user.role === 'administrator' ? 'active' : 'invited',
    ...(user.lastSignInAt && { lastSignInAt: user.lastSignInAt.toISOString() }),
  };
}

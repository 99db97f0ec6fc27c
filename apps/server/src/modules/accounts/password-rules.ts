import { PASSWORD_MIN_LENGTH } from '@second-bell/contract';

import { AppError } from '../../app-error.ts';
import type { User } from './users.repo.ts';

/** Who works at the desk needs a longer password than who learns, wherever they choose it. */
export function refuseShort({ role }: Pick<User, 'role'>, password: string, path: string): void {
  if (role === 'learner' || password.length >= PASSWORD_MIN_LENGTH) return;
  const message = `Use at least ${PASSWORD_MIN_LENGTH} characters`;

  throw new AppError('password_too_short', message, { issues: [{ path, message }] });
}

import { LEARNER_PASSWORD_MIN_LENGTH, PASSWORD_MIN_LENGTH } from '@second-bell/contract';

import { AppError } from '../../app-error.ts';
import type { User } from './users.repo.ts';

let leaked: Promise<ReadonlySet<string>> | undefined;

/** Who works at the desk needs a longer password than who learns, wherever they choose it. */
export function refuseShort({ role }: Pick<User, 'role'>, password: string, path: string): void {
  if (role === 'learner' || password.length >= PASSWORD_MIN_LENGTH) return;

  throw refused('password_too_short', `Use at least ${PASSWORD_MIN_LENGTH} characters`, path);
}

/** Throws 400 for a password that attackers try first, since it was found in leaks so often. */
export async function refuseLeaked(password: string, path: string): Promise<void> {
  if (!(await isLeaked(password))) return;

  throw refused('password_leaked', 'This password is on a list of stolen ones. Choose another one.', path);
}

export async function isLeaked(password: string): Promise<boolean> {
  leaked ??= readLeaked();

  return (await leaked).has(password.normalize('NFKC').toLowerCase());
}

/** Some 18,000 of the length that we take at all. Read at the first new password: most processes never see one. */
async function readLeaked(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');

  return new Set(
    dictionary['passwords-common'].filter(({ length }) => length >= LEARNER_PASSWORD_MIN_LENGTH),
  );
}

function refused(code: 'password_too_short' | 'password_leaked', message: string, path: string): AppError {
  return new AppError(code, message, { issues: [{ path, message }] });
}

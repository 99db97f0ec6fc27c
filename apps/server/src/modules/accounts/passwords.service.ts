import type { Db } from '#database/connect.ts';
import { transact } from '#database/retry.ts';

import { AppError } from '../../app-error.ts';
import { openAccountsLibrary } from './accounts-library.ts';
import { secondsToWait } from './sign-in-delay.ts';
import * as failures from './sign-in-failures.repo.ts';
import { Turnstile } from './turnstile.ts';

export type PasswordCheck = {
  email: string;
  password: string;
  /** What is stored; undefined where there is no such account, which takes the same time. */
  hash: string | undefined;
  /** The network address of who asks. */
  address: string;
};

const hashing = new Turnstile({ abreast: 2, maxWaiting: 64 });
/** For addresses that guess: they wait for each other, never others for them. */
const hashingForGuessers = new Turnstile({ abreast: 1, maxWaiting: 4 });

export async function hashPassword(db: Db, password: string): Promise<string> {
  const library = await openAccountsLibrary(db);

  return hashing.pass(() => library.password.hash(password));
}

/**
 * Whether the password is right. Throws 429 after ten wrong ones in a row for the account, before it looks at another;
 * and after ten from one address, unless this one is right.
 *
 * An attempt counts as wrong until it has proved right, so that a hundred at once are not a hundred guesses.
 */
export async function checkPassword(db: Db, check: PasswordCheck): Promise<boolean> {
  const keys = { account: accountKey(check.email), address: `address:${check.address}` };
  await failures.deleteOldFailures(db);
  const waits = await countAttempt(db, keys);
  if (waits.account > 0) throw tooManyWrong(waits.account);

  const turnstile = waits.address > 0 ? hashingForGuessers : hashing;
  const isRight = await turnstile.pass(() => isPassword(db, check));
  if (!isRight && waits.address > 0) throw tooManyWrong(waits.address);
  if (!isRight) return false;

  await failures.deleteFailures(db, keys.account);
  await failures.deleteFailures(db, keys.address);

  return true;
}

/** Stores the hash of a new password. To be called in a transaction that holds the user's row. */
export async function setPassword(tx: Db, userId: string, hash: string): Promise<void> {
  const { internalAdapter } = await openAccountsLibrary(tx);
  if (await internalAdapter.findCredentialAccount(userId)) {
    await internalAdapter.updatePassword(userId, hash);
  } else {
    await internalAdapter.linkAccount({
      userId,
      accountId: userId,
      providerId: 'credential',
      password: hash,
    });
  }
}

/** A new password ends what was counted against the old one. */
export async function forgetFailures(db: Db, email: string): Promise<void> {
  await failures.deleteFailures(db, accountKey(email));
}

function accountKey(email: string): string {
  return `account:${email}`;
}

async function countAttempt(db: Db, keys: { account: string; address: string }) {
  return transact(db, async (tx) => {
    // Always the account first: two attempts that hold one row each would block each other.
    const account = secondsToWait(await failures.lockFailures(tx, keys.account));
    const address = secondsToWait(await failures.lockFailures(tx, keys.address));
    const counted = [account > 0 ? [] : keys.account, account > 0 || address > 0 ? [] : keys.address].flat();
    if (counted.length > 0) await failures.addFailures(tx, counted);

    return { account, address };
  });
}

async function isPassword(db: Db, { password, hash }: PasswordCheck): Promise<boolean> {
  const library = await openAccountsLibrary(db);
  if (hash !== undefined) return library.password.verify({ hash, password });

  await library.password.hash(password);

  return false;
}

function tooManyWrong(seconds: number): AppError {
  const minutes = Math.ceil(seconds / 60);

  return new AppError(
    'too_many_passwords',
    `Too many wrong passwords. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`,
    { retryAfterSeconds: seconds },
  );
}

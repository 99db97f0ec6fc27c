import type { Db } from '#database/connect.ts';
import { transact } from '#database/retry.ts';

import { AppError } from '../../app-error.ts';
import { networkOf } from '../../network.ts';
import { hashOfPassword, isPasswordOf } from './password-hash.ts';
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

/** So many wrong passwords for one account, from wherever, before all but the right one wait. */
const FREE_OF_ACCOUNT = 100;

const hashing = new Turnstile({ abreast: 2, maxWaiting: 64 });
/** For addresses that guess: they wait for each other, never others for them. */
const hashingForGuessers = new Turnstile({ abreast: 1, maxWaiting: 4 });

export async function hashPassword(password: string): Promise<string> {
  return hashing.pass(() => hashOfPassword(password));
}

/**
 * Whether the password is right. Throws 429 after ten wrong ones in a row for the account from one network, before it
 * looks at another; and after ten from one network, or a hundred for one account, unless this one is right. So nobody
 * can keep the owner of an account out from elsewhere.
 *
 * An attempt counts as wrong until it has proved right, so that a hundred at once are not a hundred guesses.
 */
export async function checkPassword(db: Db, check: PasswordCheck): Promise<boolean> {
  const network = networkOf(check.address);
  const keys = {
    pair: pairKey(check.email, network),
    account: accountKey(check.email),
    address: `address:${network}`,
  };
  await failures.deleteOldFailures(db);
  const waits = await countAttempt(db, keys);
  if (waits.pair > 0) throw tooManyWrong(waits.pair);

  const slowed = Math.max(waits.account, waits.address);
  const turnstile = slowed > 0 ? hashingForGuessers : hashing;
  const isRight = await turnstile.pass(() => isPassword(check));
  if (!isRight && slowed > 0) throw tooManyWrong(slowed);
  if (!isRight) return false;

  await failures.deleteFailures(db, keys.pair);
  await failures.deleteFailures(db, keys.account);
  await failures.deleteFailures(db, keys.address);

  return true;
}

/** A new password ends what was counted against the old one. */
export async function forgetFailures(db: Db, email: string): Promise<void> {
  await failures.deleteFailures(db, accountKey(email));
  await failures.deleteFailuresFrom(db, pairKey(email, ''));
}

function pairKey(email: string, network: string): string {
  return `pair:${email} ${network}`;
}

function accountKey(email: string): string {
  return `account:${email}`;
}

async function countAttempt(db: Db, keys: { pair: string; account: string; address: string }) {
  return transact(db, async (tx) => {
    // Always in this order: two attempts that hold one row each would block each other.
    const pair = secondsToWait(await failures.lockFailures(tx, keys.pair));
    const account = secondsToWait(await failures.lockFailures(tx, keys.account), FREE_OF_ACCOUNT);
    const address = secondsToWait(await failures.lockFailures(tx, keys.address));
    const isSlowed = account > 0 || address > 0;
    if (pair === 0) {
      await failures.addFailures(tx, isSlowed ? [keys.pair] : [keys.pair, keys.account, keys.address]);
    }

    return { pair, account, address };
  });
}

async function isPassword({ password, hash }: PasswordCheck): Promise<boolean> {
  if (hash !== undefined) return isPasswordOf(hash, password);
  await hashOfPassword(password);

  return false;
}

export function tooManyWrong(seconds: number): AppError {
  const minutes = Math.ceil(seconds / 60);

  return new AppError(
    'too_many_passwords',
    `Too many wrong passwords. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`,
    { retryAfterSeconds: seconds },
  );
}

import { randomBytes } from 'node:crypto';

import type { EnrolledSecondFactor, SecondFactorState } from '@second-bell/contract';

import type { Db } from '#database/connect.ts';
import { transact } from '#database/retry.ts';

import { AppError } from '../../app-error.ts';
import { requirePassword } from './password-change.service.ts';
import { tooManyWrong } from './passwords.service.ts';
import { hashOfSecret } from './secret.ts';
import * as repo from './second-factor.repo.ts';
import type { Session } from './sessions.service.ts';
import { secondsToWait } from './sign-in-delay.ts';
import * as failures from './sign-in-failures.repo.ts';
import { isSealed, type Vault } from './vault.ts';
import { newTotpSecret, stepOfCode, toBase32, totpUri } from './totp.ts';

type Person = Session['user'];
type Proof = { password: string; address: string };
type FullProof = Proof & { code: string };

const RECOVERY_CODES = 10;
/** 80 bits: too many to try, so no slow hash is needed. */
const RECOVERY_BYTES = 10;

export async function getSecondFactor(db: Db, { id }: Person): Promise<SecondFactorState> {
  const enabled = await repo.isOn(db, id);

  return { enabled, recoveryCodesLeft: enabled ? await repo.countRecoveryCodes(db, id) : 0 };
}

/** A secret for an app that makes codes. No code is asked for until one has proved that the app has it. */
export async function enrol(
  db: Db,
  vault: Vault,
  person: Person,
  proof: Proof,
): Promise<EnrolledSecondFactor> {
  await requirePassword(db, person.email, { ...proof, path: 'password' });
  const secret = newTotpSecret();
  await transact(db, async (tx) => {
    const factor = await repo.lockFactor(tx, person.id);
    if (factor?.confirmedAt) throw new AppError('second_factor_on', 'Codes are asked for already');
    await repo.replaceSecret(tx, person.id, vault.seal(secret, person.id));
  });

  return { secret, uri: totpUri({ secret, email: person.email }) };
}

/** Switches it on with a first code. Answers the codes for the day when the phone is lost, which nobody is told again. */
export async function confirmSecondFactor(
  db: Db,
  vault: Vault,
  { id }: Person,
  code: string,
): Promise<string[]> {
  if (await repo.isOn(db, id)) throw new AppError('second_factor_on', 'Codes are asked for already');
  if (!(await takeCode(db, vault, id, code))) throw wrongCode();

  return transact(db, async (tx) => {
    const factor = await repo.lockFactor(tx, id);
    if (!factor || factor.confirmedAt) throw new AppError('second_factor_on', 'Codes are asked for already');
    await repo.confirmFactor(tx, id);

    return replaceRecoveryCodes(tx, id);
  });
}

/** New recovery codes for those that are used up, or that somebody else may have seen. */
export async function renewRecoveryCodes(
  db: Db,
  vault: Vault,
  person: Person,
  proof: FullProof,
): Promise<string[]> {
  await requireProof(db, vault, person, proof);

  return transact(db, async (tx) => {
    // Switched off elsewhere at this moment, or never confirmed.
    const factor = await repo.lockFactor(tx, person.id);
    if (!factor?.confirmedAt) throw wrongCode();

    return replaceRecoveryCodes(tx, person.id);
  });
}

export async function removeSecondFactor(
  db: Db,
  vault: Vault,
  person: Person,
  proof: FullProof,
): Promise<void> {
  await requireProof(db, vault, person, proof);
  await transact(db, async (tx) => {
    await repo.lockFactor(tx, person.id);
    await repo.deleteFactor(tx, person.id);
  });
}

export type Sealing = { sealed: number; unreadable: number };

/** Encrypts the keys of apps that were kept before there was a key; answers how many, and of how many people none can be read. */
export async function sealAppKeys(db: Db, vault: Vault): Promise<Sealing> {
  return db.transaction(async (tx) => {
    const factors = await repo.lockAllFactors(tx);
    const open = vault.hasKey ? factors.filter(({ secret }) => !isSealed(secret)) : [];
    for (const { userId, secret } of open) await repo.sealSecret(tx, userId, vault.seal(secret, userId));
    const unreadable = factors.filter(({ userId, secret }) => vault.open(secret, userId) === undefined);

    return { sealed: open.length, unreadable: unreadable.length };
  });
}

/** To be called once a password, or a link, was right. Throws 401 where a code is asked for and is not there, or not right. */
export async function passSecondFactor(
  db: Db,
  vault: Vault,
  userId: string,
  code: string | undefined,
): Promise<void> {
  if (!(await repo.isOn(db, userId))) return;
  if (code === undefined) throw new AppError('code_needed', 'Type the code that your app shows');
  if (!(await takeCode(db, vault, userId, code))) {
    throw new AppError('wrong_second_factor', 'This code is not right, or was used already');
  }
}

async function requireProof(
  db: Db,
  vault: Vault,
  person: Person,
  { code, ...proof }: FullProof,
): Promise<void> {
  await requirePassword(db, person.email, { ...proof, path: 'password' });
  if (!(await takeCode(db, vault, person.id, code))) throw wrongCode();
}

/** Answers them once: what is stored are hashes. */
async function replaceRecoveryCodes(tx: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await repo.deleteRecoveryCodes(tx, userId);
  await repo.insertRecoveryCodes(tx, userId, codes.map(hashOfRecoveryCode));

  return codes;
}

/** Uses up a code of the app or a recovery code. After ten wrong ones in a row, 429 as after wrong passwords. */
async function takeCode(db: Db, vault: Vault, userId: string, code: string): Promise<boolean> {
  const key = `code:${userId}`;
  // It counts as wrong until it has proved right, so that a hundred at once are not a hundred guesses.
  const wait = await transact(db, async (tx) => {
    const seconds = secondsToWait(await failures.lockFailures(tx, key));
    if (seconds === 0) await failures.addFailures(tx, [key]);

    return seconds;
  });
  if (wait > 0) throw tooManyWrong(wait);
  const isRight = await transact(db, (tx) => isTaken(tx, vault, userId, code.replaceAll(/[\s-]/g, '')));
  if (isRight) await failures.deleteFailures(db, key);

  return isRight;
}

async function isTaken(tx: Db, vault: Vault, userId: string, code: string): Promise<boolean> {
  const factor = await repo.lockFactor(tx, userId);
  if (!factor) return false;
  const secret = vault.open(factor.secret, userId);
  // Where the server's key is another one now, a recovery code is the way in.
  const step =
    secret === undefined ? undefined : stepOfCode(code, { ...factor, secret, seconds: Date.now() / 1000 });
  if (step === undefined) return repo.takeRecoveryCode(tx, userId, hashOfRecoveryCode(code));
  await repo.useStep(tx, userId, step);

  return true;
}

/** In groups of four, as people copy them from paper. */
function newRecoveryCode(): string {
  return (toBase32(randomBytes(RECOVERY_BYTES)).toLowerCase().match(/.{4}/g) ?? []).join('-');
}

function hashOfRecoveryCode(code: string): string {
  return hashOfSecret(code.replaceAll('-', '').toLowerCase());
}

function wrongCode(): AppError {
  const message = 'This code is not right, or was used already. Type the one that your app shows now.';

  return new AppError('wrong_code', message, { issues: [{ path: 'code', message }] });
}

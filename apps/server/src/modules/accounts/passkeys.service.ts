import type {
  NewPasskey,
  Passkey,
  PasskeyOptions,
  PasskeySignIn,
  RegistrationResponse,
} from '@second-bell/contract';

import type { Db } from '#database/connect.ts';
import { transact } from '#database/retry.ts';

import { AppError, notFound } from '../../app-error.ts';
import * as repo from './passkeys.repo.ts';
import { hashOfSecret } from './secret.ts';
import type { Session } from './sessions.service.ts';
import { type Browser, openSession, type SignedIn } from './site-session.service.ts';
import * as users from './users.repo.ts';

/** Loaded at first use: most processes never see a passkey. */
const webAuthn = () => import('@simplewebauthn/server');

const MAX_PASSKEYS = 20;
/** Ed25519, ES256 and RS256, as every device has one of them. */
const ALGORITHMS = [-8, -7, -257];

/** The site as browsers know it: keys are made for its name, and work nowhere else. */
type Site = { publicUrl: string };

const nameOf = ({ publicUrl }: Site) => new URL(publicUrl).hostname;
const originOf = ({ publicUrl }: Site) => new URL(publicUrl).origin;

export async function getPasskeys(db: Db, { user }: Session): Promise<Passkey[]> {
  return (await repo.findPasskeys(db, user.id)).map(present);
}

/** What a browser makes a new key with. Whoever finds a device open must not add a key of their own: 403. */
export async function newPasskeyOptions(
  db: Db,
  site: Site,
  { user, isFresh }: Session,
): Promise<PasskeyOptions> {
  if (!isFresh) throw new AppError('fresh_sign_in_needed', 'Sign in again first');
  const known = await repo.findPasskeys(db, user.id);
  if (known.length >= MAX_PASSKEYS) {
    throw new AppError('conflict', `An account has at most ${MAX_PASSKEYS} passkeys. Remove one first.`);
  }
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: 'Second Bell',
    rpID: nameOf(site),
    userName: user.email,
    userDisplayName: user.name,
    userID: new TextEncoder().encode(user.id),
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await repo.insertChallenge(db, hashOfSecret(options.challenge), user.id);

  return { ...options };
}

/** Stores a key that the device has just made, where it answers what was asked, on this site, once. */
export async function addPasskey(
  db: Db,
  site: Site,
  { user, name, response }: NewPasskey & { user: Session['user']; name: string },
): Promise<Passkey> {
  const challenge = await takeChallenge(db, response, user.id);
  const { verifyRegistrationResponse } = await webAuthn();
  const checked = await verifyRegistrationResponse({
    response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: originOf(site),
    expectedRPID: nameOf(site),
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(refuse);
  if (!checked.verified) throw refused();

  const { id, publicKey, counter } = checked.registrationInfo.credential;
  const row = await repo.insertPasskey(db, {
    id,
    userId: user.id,
    name,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: response.response.transports ?? [],
  });
  if (!row) throw refused();

  return present(row);
}

/** What a browser signs in with: it offers the keys that it has for this site, whose ever they are. */
export async function signInOptions(db: Db, site: Site): Promise<PasskeyOptions> {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({ rpID: nameOf(site), userVerification: 'required' });
  await repo.insertChallenge(db, hashOfSecret(options.challenge), null);

  return { ...options };
}

/** Opens a session for whoever has the key and has unlocked the device; that is two proofs, so no code is asked for. */
export async function signInByPasskey(
  db: Db,
  site: Site,
  { response }: PasskeySignIn,
  browser: Browser,
): Promise<SignedIn> {
  const challenge = await takeChallenge(db, response, null).catch(() => {
    throw wrongPasskey();
  });
  const { verifyAuthenticationResponse } = await webAuthn();

  return transact(db, async (tx) => {
    const passkey = await repo.lockPasskey(tx, response.id);
    if (!passkey) throw wrongPasskey();
    const checked = await verifyAuthenticationResponse({
      response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: originOf(site),
      expectedRPID: nameOf(site),
      credential: { ...passkey, publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')) },
    }).catch(() => {
      throw wrongPasskey();
    });
    const user = await users.lockUser(tx, passkey.userId);
    if (!checked.verified || !user) throw wrongPasskey();
    await repo.markUsed(tx, passkey.id, checked.authenticationInfo.newCounter);

    return openSession(tx, user, browser);
  });
}

export async function renamePasskey(db: Db, { user }: Session, id: string, name: string): Promise<Passkey> {
  const row = await repo.renameOwn(db, { id, userId: user.id, name });
  if (!row) throw notFound('Passkey', id);

  return present(row);
}

export async function removePasskey(db: Db, { user }: Session, id: string): Promise<void> {
  if (!(await repo.deleteOwn(db, { id, userId: user.id }))) throw notFound('Passkey', id);
}

/** The challenge that a device has signed, which is thereby used up. */
async function takeChallenge(
  db: Db,
  { response }: RegistrationResponse | PasskeySignIn['response'],
  userId: string | null,
): Promise<string> {
  const challenge = challengeIn(response.clientDataJSON);
  if (challenge === undefined) throw refused();
  if (!(await repo.takeChallenge(db, hashOfSecret(challenge), userId))) throw refused();

  return challenge;
}

function challengeIn(clientData: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as {
      challenge: unknown;
    };

    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

function present({ id, name, createdAt, lastUsedAt }: repo.PasskeyRow): Passkey {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
  };
}

function refuse(): never {
  throw refused();
}

function refused(): AppError {
  return new AppError('passkey_refused', 'This device did not answer as it should. Try again.');
}

function wrongPasskey(): AppError {
  return new AppError('wrong_passkey', 'This passkey is not known here, or took too long. Try again.');
}

import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Which guest a visitor is: a random id in an http-only cookie, so that no visitor sees another's attempts.
 *
 * The cookie is given, and renewed, when a page or a public GET is served, and given when an attempt is started. A client
 * that keeps no cookies works all the way: it reaches each attempt by the attempt's own id.
 */

/**
 * The id, as `randomUUID` makes it, which no account has (theirs are of version 7), and the day on which the cookie was given; those of earlier
 * versions have none.
 */
const VALUE = '([0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})(?:\\.(\\d{1,6}))?';
const GUEST_COOKIE = new RegExp(`(?:^|;\\s*)guest=${VALUE}(?:;|$)`);
/** Behind TLS: a name that browsers take from this very host alone, and over TLS alone. */
const SECURE_NAME = '__Host-guest';
const SECURE_COOKIE = new RegExp(`(?:^|;\\s*)${SECURE_NAME}=${VALUE}(?:;|$)`);

/** What a request brought; the name that others on the way cannot set goes before the one that they can. */
function readCookie(header = ''): { id: string | undefined; day: string | undefined; isSecure: boolean } {
  const secure = header.includes(SECURE_NAME) ? SECURE_COOKIE.exec(header) : null;
  const [, id, day] = secure ?? GUEST_COOKIE.exec(header) ?? [];

  return { id, day, isSecure: secure !== null };
}

const DAY_MS = 24 * 60 * 60 * 1000;
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;
/** Who comes at least once a year keeps the attempts: browsers forget a cookie a year after it was given. */
const RENEWED_AFTER_DAYS = 30;

/** The guest of this browser; none where no cookie came along. */
export function guestOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  return readCookie(headers.cookie).id;
}

/** Whose rows a request is about: the account's that is signed in, else the guest's; none where no cookie came along. */
export function callerOf(request: Pick<FastifyRequest, 'headers' | 'session'>): {
  guestId: string | undefined;
} {
  return { guestId: request.session?.user.id ?? guestOf(request) };
}

/** Whose attempt is being started: without a cookie a new guest's, who gets one with the reply. */
export function guestForStart(
  request: FastifyRequest,
  reply: FastifyReply,
): { guestId: string; isNew: boolean } {
  const { guestId } = callerOf(request);
  if (guestId !== undefined) return { guestId, isNew: false };

  const newId = randomUUID();
  void reply.header('set-cookie', cookieOf(newId, request.protocol === 'https'));

  return { guestId: newId, isNew: true };
}

/** The `Set-Cookie` value for a visitor without a guest id, or with one that has to be renewed; else undefined. */
export function newGuestCookie(
  { headers }: Pick<IncomingMessage, 'headers'>,
  isSecure: boolean,
): string | undefined {
  const { id = randomUUID(), day, isSecure: isOfSecureName } = readCookie(headers.cookie);
  const isYoung = day !== undefined && today() - Number(day) < RENEWED_AFTER_DAYS;
  // One that was given before the site had TLS is carried over to the better name.
  if (isYoung && (isOfSecureName || !isSecure)) return undefined;

  return cookieOf(id, isSecure);
}

function cookieOf(guestId: string, isSecure: boolean): string {
  const attributes = `Path=/; Max-Age=${ONE_YEAR_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

  return `${isSecure ? SECURE_NAME : 'guest'}=${guestId}.${today()}; ${attributes}`;
}

function today(): number {
  return Math.floor(Date.now() / DAY_MS);
}

import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Which guest a visitor is: a random id in an http-only cookie, so that no visitor sees another's attempts.
 *
 * The cookie is given, and renewed, when a page or a public GET is served, never by a write. A client that keeps no
 * cookies works all the way in one shared scope.
 */
const SHARED_GUEST = '';

/** The id, and the day on which the cookie was given; those of earlier versions have none. */
const GUEST_COOKIE = /(?:^|;\s*)guest=([0-9a-f-]{36})(?:\.(\d{1,6}))?(?:;|$)/;
const DAY_MS = 24 * 60 * 60 * 1000;
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;
/** Who comes at least once a year keeps the attempts: browsers forget a cookie a year after it was given. */
const RENEWED_AFTER_DAYS = 30;

export function guestOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  return GUEST_COOKIE.exec(headers.cookie ?? '')?.[1] ?? SHARED_GUEST;
}

/** The `Set-Cookie` value for a visitor without a guest id, or with one that has to be renewed; else undefined. */
export function newGuestCookie(
  { headers }: Pick<IncomingMessage, 'headers'>,
  isSecure: boolean,
): string | undefined {
  const [, id = randomUUID(), day] = GUEST_COOKIE.exec(headers.cookie ?? '') ?? [];
  const today = Math.floor(Date.now() / DAY_MS);
  if (day !== undefined && today - Number(day) < RENEWED_AFTER_DAYS) return undefined;

  const attributes = `Path=/; Max-Age=${ONE_YEAR_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

  return `guest=${id}.${today}; ${attributes}`;
}

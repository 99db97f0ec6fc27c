import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Which guest a visitor is: a random id in an http-only cookie, so that no visitor sees another's attempts.
 *
 * The cookie is given when a page or a public GET is served without one, never by a write. A client that keeps no
 * cookies works all the way in one shared scope.
 */
const SHARED_GUEST = '';

const GUEST_COOKIE = /(?:^|;\s*)guest=([0-9a-f-]{36})(?:;|$)/;
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

export function guestOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  return GUEST_COOKIE.exec(headers.cookie ?? '')?.[1] ?? SHARED_GUEST;
}

/** The `Set-Cookie` value for a visitor without a guest id; undefined where there is one. */
export function newGuestCookie(
  request: Pick<IncomingMessage, 'headers'>,
  isSecure: boolean,
): string | undefined {
  if (GUEST_COOKIE.test(request.headers.cookie ?? '')) return undefined;

  const attributes = `Path=/; Max-Age=${ONE_YEAR_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

  return `guest=${randomUUID()}; ${attributes}`;
}

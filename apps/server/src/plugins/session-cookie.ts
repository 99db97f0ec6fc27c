import type { FastifyReply, FastifyRequest } from 'fastify';

type Request = Pick<FastifyRequest, 'headers' | 'protocol'>;

/** As long as a session lasts at most; the server ends it earlier where it was not used. */
const MAX_AGE_SECONDS = 180 * 24 * 60 * 60;

/** Behind TLS: a name that browsers take from this very host alone, and over TLS alone; then no other name counts. */
const NAMES = { http: 'session', https: '__Host-session' };
const COOKIES = {
  http: /(?:^|;\s*)session=([\w-]{43})(?:;|$)/,
  https: /(?:^|;\s*)__Host-session=([\w-]{43})(?:;|$)/,
};

/** The token of the session on the site that a request comes with. */
export function sessionTokenOf({ headers, protocol }: Request): string | undefined {
  const { cookie = '' } = headers;

  // Most come without: guests, and clients that keep no cookies.
  return cookie.includes('session=') ? COOKIES[protocol].exec(cookie)?.[1] : undefined;
}

export function setSessionCookie(request: Request, reply: FastifyReply, token: string): void {
  void reply.header('set-cookie', cookieOf(request, token, MAX_AGE_SECONDS));
}

export function clearSessionCookie(request: Request, reply: FastifyReply): void {
  void reply.header('set-cookie', cookieOf(request, '', 0));
}

function cookieOf({ protocol }: Request, value: string, maxAge: number): string {
  const secure = protocol === 'https' ? '; Secure' : '';

  return `${NAMES[protocol]}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}

import type { FastifyRequest, onRequestHookHandler } from 'fastify';

import { AppError } from '../app-error.ts';

/**
 * Refuses what a browser sends from a page of another site: with it go the cookies of whoever looks at that page. A client
 * that is no browser says nothing of where a call comes from, and is let through.
 */
export const refuseOtherSites: onRequestHookHandler = (request, _reply, done) => {
  done(isFromElsewhere(request) ? fromElsewhere() : undefined);
};

function isFromElsewhere({ headers, hostname }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  // Browsers say the former over TLS alone, and all of them the latter.
  const { origin } = headers;

  return origin !== undefined && hostnameOf(origin) !== hostname;
}

/** Undefined for the origin `null` of a page that has none. */
function hostnameOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).hostname : undefined;
}

function fromElsewhere(): AppError {
  return new AppError('forbidden', 'This was sent by a page of another site. Open the page on this site.');
}

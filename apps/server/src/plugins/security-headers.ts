import type { FastifyInstance } from 'fastify';

/** What every answer carries, page or call. Kept as a constant: it is written for each request. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const;

/** An answer of the API is never a document: nothing in it may run or load. */
export const API_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** What the service worker of the pages may load: files and answers of this site. */
export const WORKER_CONTENT_POLICY = "default-src 'none'; connect-src 'self'";

/** For a year, this host alone. */
const TRANSPORT_POLICY = 'max-age=31536000';

/**
 * The policy of a page: everything from this site alone. `scriptHashes` are those of the page's own inline scripts
 * (`'sha256-…'`, taken at build time), since the router's start-up data is inline.
 */
export function pageContentPolicy(scriptHashes: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.join(' ')}`.trim(),
    "style-src 'self'",
    // TeX is laid out with style attributes; they can neither load nor run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    void reply.headers(SECURITY_HEADERS);
    // Said by the proxy in front, where it is trusted: this server itself has no TLS.
    if (request.protocol === 'https') void reply.header('strict-transport-security', TRANSPORT_POLICY);
    // What is not content is somebody's own: a login, the desk, an attempt.
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    if (!reply.hasHeader('content-security-policy')) {
      void reply.header('content-security-policy', API_CONTENT_POLICY);
    }
    done(null, payload);
  });
}

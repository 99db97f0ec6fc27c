import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** One that a proxy in front may have given, for both logs to agree. */
const GIVEN_ID = /^[\w-]{8,64}$/;

/** Names requests, so that what a person saw is found in the log: by the proxy's own number, where it is trusted. */
export function requestIds(trustProxy: boolean): (request: { headers: IncomingHttpHeaders }) => string {
  // Of this process, and then counted: nothing random for each.
  const start = randomBytes(5).toString('hex');
  let count = 0;

  return ({ headers }) => {
    const given = headers['x-request-id'];
    if (trustProxy && typeof given === 'string' && GIVEN_ID.test(given)) return given;
    count += 1;

    return `${start}-${count.toString(36)}`;
  };
}

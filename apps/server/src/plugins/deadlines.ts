import type { FastifyRequest, onRequestHookHandler } from 'fastify';

import type { App } from '../app-instance.ts';
import { AppError, unavailable } from '../app-error.ts';
import type { Deadlines } from '../deadline-times.ts';
import type { Call, Work } from './work.ts';

/** Each waits with its memory: from here on it is better to come again. */
const MAX_AT_WORK = 1_000;

/**
 * Nobody holds the server up: whoever sends slowly is cut off, a call that takes too long is answered, and where very
 * many are at work already, more are refused at once. Calls begin in `implement.ts`; what is prepared is answered before
 * that (`prepared-answers.ts`).
 *
 * One clock looks at all calls. Fastify's own `handlerTimeout` makes a timer, a signal and its abortion for each, which
 * cost as much as reading an answer and checking it.
 */
export function registerDeadlines(app: App, deadlines: Deadlines): void {
  const { work } = app;
  app.decorate('deadlines', deadlines);
  app.decorate('beginCall', beginIn(work));
  app.server.headersTimeout = deadlines.headers;
  app.server.requestTimeout = deadlines.upload;
  // Of a connection on which nothing moves at all, in either direction.
  app.server.timeout = deadlines.upload;

  const clock = setInterval(() => endOverdue(work), deadlines.call / 20).unref();
  app.addHook('onClose', async () => clearInterval(clock));
}

const beginIn =
  (work: Work) =>
  (route: string, limit: number): onRequestHookHandler =>
  (request, reply, done) => {
    if (work.count >= MAX_AT_WORK) {
      done(unavailable('Very many people are here right now. Wait a minute, then try again.'));
      return;
    }
    const call: Call = { route, request, reply, until: Date.now() + limit };
    work.begin(call);
    // It closes once, whether it was answered or broken off.
    reply.raw.once('close', () => work.end(call));
    done();
  };

function endOverdue(work: Work): void {
  const now = Date.now();
  for (const call of work) {
    if (call.until > now) continue;
    work.end(call);
    const { request, reply } = call;
    if (reply.sent) continue;
    if (reply.raw.headersSent) reply.raw.destroy();
    else void reply.send(overdue(request));
  }
}

function overdue({ raw }: FastifyRequest): AppError {
  // Where there is no connection (`app.inject`), all of it is there.
  const isStillSending = 'complete' in raw && !raw.complete;

  return isStillSending
    ? new AppError('request_timeout', 'This took too long to send. Try again.')
    : unavailable('This takes too long right now. Wait a minute, then try again.');
}

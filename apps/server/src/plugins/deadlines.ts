import type { App } from '../app-instance.ts';
import type { Deadlines } from '../deadline-times.ts';
import { unavailable } from '../app-error.ts';

/** Each waits with its memory: from here on it is better to come again. */
const MAX_AT_WORK = 1_000;

/**
 * Nobody holds the server up: whoever sends slowly is cut off, and where very many calls are at work already, more are
 * refused at once. What is prepared is answered before either is looked at (`prepared-answers.ts`). The deadline of a
 * call stands at its route (`implement.ts`).
 */
export function registerDeadlines(app: App, deadlines: Deadlines): void {
  app.decorate('deadlines', deadlines);
  app.server.headersTimeout = deadlines.headers;
  app.server.requestTimeout = deadlines.upload;
  // Of a connection on which nothing moves at all, in either direction.
  app.server.timeout = deadlines.upload;

  let atWork = 0;
  app.addHook('preParsing', (_request, reply, _payload, done) => {
    if (atWork >= MAX_AT_WORK) {
      done(unavailable('Very many people are here right now. Wait a minute, then try again.'));
      return;
    }
    atWork += 1;
    // It closes once, whether it was answered or broken off.
    reply.raw.once('close', () => {
      atWork -= 1;
    });
    done();
  });
}

import type { App } from '../app-instance.ts';
import { routeOf } from './work.ts';

/** One line for each request, without anything that a person sent. It costs more than many a request itself. */
export function registerRequestLog(app: App): void {
  app.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info(
      { requestId: request.id, route: routeOf(request), status: reply.statusCode, ms },
      'request',
    );
    done();
  });
}

import type { App } from '../app-instance.ts';

/**
 * JSON bodies as Fastify reads them, but that an empty one is no body: clients built to the spec send the content type
 * with every call of the desk, also where nothing follows.
 */
export function registerJsonBodies(app: App): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');

  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null);
    else void parseJson(request, body, done);
  });
}

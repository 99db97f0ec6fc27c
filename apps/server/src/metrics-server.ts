import { once } from 'node:events';
import { createServer } from 'node:http';

import { say } from './say.ts';

/**
 * Answers `GET /metrics` on a port of its own, which the loopback address alone has: figures of the server are nobody's
 * business outside. Answers the function that ends it.
 */
export async function serveMetrics(port: number, read: () => Promise<string>): Promise<() => void> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    read().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  say(`Metrics: http://127.0.0.1:${typeof address === 'object' ? address?.port : port}/metrics`);

  return () => {
    server.close();
    server.closeAllConnections();
  };
}

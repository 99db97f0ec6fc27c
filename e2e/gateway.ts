import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

import { JOURNEYS_PORT } from './journeys-server.ts';

/**
 * What stands between a browser and the journeys' server: it can be closed, so that nothing answers, and can hand out the
 * service worker of a version that follows the one that was built.
 */
export class Gateway {
  readonly #port: number;
  #server: Server | undefined;
  /** Set: the service worker says that it is of this version. */
  version: string | undefined;
  /** The paths that were asked for, with their methods: `GET /results`. */
  readonly asked: string[] = [];

  constructor(port: number) {
    this.#port = port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async open(): Promise<void> {
    if (this.#server !== undefined) return;

    this.#server = createServer((incoming, outgoing) => this.#hand(incoming, outgoing));
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  async close(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (server === undefined) return;

    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }

  #hand(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method = 'GET', url: path = '/' } = incoming;
    this.asked.push(`${method} ${path}`);
    const isWorker = path === '/sw.js' && this.version !== undefined;
    const headers = { ...incoming.headers, ...(isWorker && { 'accept-encoding': 'identity' }) };
    const onwards = request({ port: JOURNEYS_PORT, host: '127.0.0.1', method, path, headers }, (answer) => {
      if (isWorker) void this.#handWorker(answer, outgoing);
      else {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      }
    });
    onwards.on('error', () => outgoing.destroy());
    incoming.pipe(onwards);
  }

  async #handWorker(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const text = (await answer.setEncoding('utf8').toArray()).join('');
    const built = /\/assets\/manifest-(?<version>[\da-f]+)\.js/.exec(text)?.groups?.['version'] ?? '';
    const { 'content-length': _length, etag: _etag, 'last-modified': _date, ...headers } = answer.headers;
    outgoing.writeHead(200, headers);
    // The file of the router's list stays the one that is there.
    outgoing.end(
      text
        .replaceAll(built, this.version ?? built)
        .replaceAll(`manifest-${this.version}`, `manifest-${built}`),
    );
  }
}

import { once } from 'node:events';
import { createServer, connect, type Server, type Socket } from 'node:net';

import { onTestFinished } from 'vitest';

/** A way to the database that can be cut, or stand still, while the database itself serves other tests. */
export async function startPostgresProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((front) => {
    const back = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [front, back],
      [back, front],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => void to.write(chunk));
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
    if (isFrozen) front.pause();
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');

    return portOf(server);
  };
  const port = await listen(0);
  const cut = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  onTestFinished(cut);

  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;

  return {
    url: url.href,
    /** As a server that was stopped: connections end, and new ones are refused. */
    stop: cut,
    start: () => listen(port),
    /** As a server that was halted: connections stay, and nothing comes. */
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');

  return address.port;
}

import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';

import { z } from 'zod';

import { CannotStart } from './cannot-start.ts';

/** What a running server does for the one who may read its data folder, by name; each answers something as JSON. */
export type Orders = Readonly<Record<string, () => Promise<unknown>>>;

/** Where orders are taken, and the secret that they come with. */
const addressSchema = z.object({ port: z.int(), token: z.string() });

const fileIn = (folder: string) => join(folder, 'control.json');

/**
 * Takes orders from commands on the same machine, such as a backup: the embedded database is this process's alone, so
 * they cannot open it themselves. Orders come to a port on the loopback address with a secret that stands in the data
 * folder, in a file that its owner alone can read (decision 35). Answers the function that ends it.
 */
export async function takeOrders(folder: string, orders: Orders): Promise<() => Promise<void>> {
  const token = randomBytes(32).toString('base64url');
  const server = createServer((request, response) => {
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const order = orders[request.url?.slice(1) ?? ''];
    if (!isEqual(request.headers.authorization ?? '', `Bearer ${token}`)) answer(401, {});
    else if (request.method !== 'POST' || !order) answer(404, {});
    else {
      order().then(
        (done) => answer(200, done ?? {}),
        (error: unknown) => answer(500, { message: String(error) }),
      );
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // It has its name once it is whole, so that nobody reads half of it.
  const unfinished = `${fileIn(folder)}.tmp`;
  await writeFile(unfinished, JSON.stringify({ port: portOf(server), token }), { mode: 0o600 });
  await rename(unfinished, fileIn(folder));

  return async () => {
    await rm(fileIn(folder), { force: true });
    server.close();
    server.closeAllConnections();
  };
}

/** Has the server that runs on this data folder do something. Throws `CannotStart` with its words where it cannot. */
export async function giveOrder(folder: string, name: string): Promise<unknown> {
  const { port, token } = await readFile(fileIn(folder), 'utf8').then(
    (text) => addressSchema.parse(JSON.parse(text)),
    () => {
      throw new CannotStart(
        `The server on ${folder} cannot be asked: ${fileIn(folder)} is missing or cannot be read. Run this as the user who runs the server, on the same machine.`,
      );
    },
  );
  const response = await fetch(`http://127.0.0.1:${port}/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  }).catch((error: unknown) => {
    throw new CannotStart(`The server on ${folder} does not answer: ${String(error)}`);
  });
  const body: unknown = await response.json();
  if (!response.ok) throw new CannotStart(`The server on ${folder} could not do it: ${JSON.stringify(body)}`);

  return body;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');

  return address.port;
}

function isEqual(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];

  return a.length === b.length && timingSafeEqual(a, b);
}

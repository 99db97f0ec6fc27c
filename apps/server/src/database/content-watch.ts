import { setTimeout } from 'node:timers/promises';

import type { Client } from 'pg';

/** Where a change of content is told (`change-content.ts`). */
export const CONTENT_CHANNEL = 'content_changed';

const RETRY_MILLISECONDS = 1_000;
/** After so long a silence the connection is asked whether it still lives. */
const KEEP_ALIVE_MILLISECONDS = 10_000;

/**
 * Tells when content was changed by any process on the same PostgreSQL, over a connection of its own.
 *
 * A lost connection is opened again, and then `changed` is called once: nobody knows what happened meanwhile. Resolves
 * when the first attempt has ended, to a function that stops.
 */
export async function watchContent(databaseUrl: string, changed: () => void): Promise<() => Promise<void>> {
  const pg = await import('pg');
  const newClient = () =>
    new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MILLISECONDS,
    });
  const stopping = new AbortController();
  const { signal } = stopping;
  const { promise: firstAttempt, resolve: attempted } = Promise.withResolvers<void>();
  let client = newClient();

  const watch = async () => {
    while (!signal.aborted) {
      await listen(client, changed, attempted).catch(() => {});
      attempted();
      await client.end().catch(() => {});
      await setTimeout(RETRY_MILLISECONDS, undefined, { signal, ref: false }).catch(() => {});
      client = newClient();
    }
  };
  const watching = watch();
  await firstAttempt;

  return async () => {
    stopping.abort();
    await client.end();
    await watching;
  };
}

/** Listens until the connection ends. */
async function listen(client: Client, changed: () => void, listening: () => void): Promise<void> {
  const ended = new Promise((resolve) => client.once('end', resolve));
  client.on('notification', changed);
  // The end that follows is what counts; without a listener the error would end the process.
  client.on('error', () => {});
  await client.connect();
  await client.query(`listen ${CONTENT_CHANNEL}`);
  changed();
  listening();
  await ended;
}

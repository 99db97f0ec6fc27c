import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { newDataFolder } from '../testing/start-server.ts';
import { openDurable } from './durable-file-system.ts';
import { clearAway } from './upkeep.ts';

let client: PGlite;
beforeAll(async () => {
  client = await openDurable(newDataFolder());
});
afterAll(() => client.close());

const number = async (sql: string) =>
  Number((await client.query<{ value: string }>(`select ${sql} as value`)).rows[0]?.value);

it('keeps a table whose rows are replaced again and again almost as small as it was', async () => {
  await client.exec(`
    create table notes (id int primary key, text text);
    insert into notes select g, repeat('x', 500) from generate_series(1, 5000) g`);
  const replaceAll = () => client.exec(`update notes set text = repeat('y', 500) || random()`);
  const size = () => number(`pg_relation_size('notes')`);
  await replaceAll();
  expect(await clearAway(client)).toEqual(['public.notes']);
  const before = await size();

  for (let round = 0; round < 5; round += 1) {
    await replaceAll();
    await clearAway(client);
  }

  expect(await size()).toBeLessThan(before * 1.2);
  expect(await clearAway(client)).toEqual([]);
});

it('cuts the log once it is long', async () => {
  const megabyte = 1024 * 1024;
  const logSince = () => number('(select pg_current_wal_lsn() - redo_lsn from pg_control_checkpoint())');
  await client.exec(
    `select pg_logical_emit_message(false, '', repeat('x', ${megabyte})) from generate_series(1, 65)`,
  );
  expect(await logSince()).toBeGreaterThan(64 * megabyte);

  await clearAway(client);

  expect(await logSince()).toBeLessThan(megabyte);
});

import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, vi } from 'vitest';

import { NewerSchema } from '#database/migrations.ts';
import { connect } from '#database/connect.ts';
import { sql } from 'drizzle-orm';

import { runCommand } from '../testing/run-command.ts';
import { newDatabaseFolder, PROCESS_TEST_TIMEOUT, startServer } from '../testing/start-server.ts';
import { createPostgresDatabase } from '../testing/test-database.ts';

vi.setConfig({ testTimeout: PROCESS_TEST_TIMEOUT });

it('goes from the embedded database of a server at work to PostgreSQL, which is served then', async () => {
  const embedded = { DATA_DIR: await newDatabaseFolder() };
  const { child, said } = await startServer(embedded);
  const [, password = ''] = /with the password (\S+)/.exec(said()) ?? [];
  const file = join(mkdtempSync(join(tmpdir(), 'second-bell-move-')), 'school.backup');
  const postgres = { ...embedded, DATABASE_URL: await createPostgresDatabase() };

  expect(await runCommand(['move', file], postgres)).toMatchObject({ status: 0, failed: '' });
  child.kill('SIGTERM');
  await once(child, 'exit');

  const moved = await startServer(postgres);
  const response = await fetch(`${moved.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@second-bell.local', password }),
  });
  expect(response.status).toBe(200);
  expect(await runCommand(['restore', file, '--replace'], postgres)).toMatchObject({
    status: 1,
    failed: expect.stringContaining('Stop it first'),
  });
});

it('is refused by a server that is older than the database', async () => {
  const databaseUrl = await createPostgresDatabase();
  const database = await connect({ databaseUrl, dataDir: '' });
  await database.prepare(async () => {});
  await database.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('from the future', 9999999999999)`,
  );

  await expect(database.prepare(async () => {})).rejects.toThrow(NewerSchema);
  await database.close();
  await expect(startServer({ DATABASE_URL: databaseUrl })).rejects.toThrow('newer version of Second Bell');
});

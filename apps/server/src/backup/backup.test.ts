import { appendFileSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';

import type { Db } from '#database/connect.ts';
import { lastMigrationOf } from '#database/migrations.ts';
import { type Alone, openAlone, openScratch } from '#database/open-alone.ts';
import { answers, images, products, testVersions } from '#database/schema.ts';

import { createPostgresDatabase, openOlderDatabase } from '../testing/test-database.ts';
import { useAttempts } from '../testing/use-attempts.ts';
import { backUp, restore, verify } from './backup.service.ts';
import { dropTables } from './tables.repo.ts';

const { server, givenAttempt, sendAnswer, complete } = useAttempts();

/** Databases to restore into: always the embedded one, and PostgreSQL where the tests run on it. */
const targets: Record<string, Alone> = {};
beforeAll(async () => {
  targets['embedded'] = await openScratch();
  if (process.env['TEST_DATABASE'] === 'postgres' && inject('postgresUrl') !== '') {
    targets['PostgreSQL'] = await openAlone({ databaseUrl: await createPostgresDatabase(), dataDir: '' });
  }
});
afterAll(async () => {
  for (const { close } of Object.values(targets)) await close();
});
beforeEach(async () => {
  for (const { db } of Object.values(targets)) await dropTables(db);
});

const target = (): Db => {
  const db = targets['embedded']?.db;
  if (!db) throw new Error('There is no database to restore into');

  return db;
};
const newFile = () => join(mkdtempSync(join(tmpdir(), 'second-bell-backup-')), 'school.backup');

/** A backup of a school at work: content, a picture, attempts, an administrator, and texts that are hard to carry. */
async function givenBackup(): Promise<string> {
  await server.givenAdministrator();
  const id = await givenAttempt();
  await sendAnswer(id, 'math-1-q1', 'x\\"\' \t\n½ 😀 {,} null');
  await complete(id);
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  await server.db
    .insert(images)
    .values({ id: 'a'.repeat(64), mediaType: 'image/png', bytes, width: 1, height: 1 });
  const file = newFile();
  await backUp(server.db, file);

  return file;
}
const countProducts = async (db: Db) => (await db.select().from(products)).length;

describe('a backup', () => {
  it('is restored as it was, in either database, and can be backed up again to the same', async () => {
    const file = await givenBackup();
    const sums = await backUp(server.db, newFile());
    expect(sums.find(({ table }) => table === 'answers')).toMatchObject({ rows: 1 });

    for (const { db } of Object.values(targets)) {
      expect(await restore(db, file, { replace: false })).toEqual(sums);
      expect(await backUp(db, newFile())).toEqual(sums);
      expect(await db.select().from(answers)).toEqual(await server.db.select().from(answers));
      expect(await db.select().from(testVersions)).toEqual(await server.db.select().from(testVersions));
    }
  });

  it('can be read by its owner alone', async () => {
    expect(statSync(await givenBackup()).mode & 0o077).toBe(0);
  });

  it('is verified by restoring and comparing it', async () => {
    const file = await givenBackup();

    expect(await verify(target(), file)).toEqual(await backUp(server.db, newFile()));
  });

  it('of an earlier version is brought up to this one', async () => {
    const older = await openOlderDatabase('0002_test-versions');
    await older.db.execute(sql`insert into products (id, name) values ('old', 'Old product')`);
    const file = newFile();
    await backUp(older.db, file);
    await older.close();

    await restore(target(), file, { replace: false });
    expect(await countProducts(target())).toBe(1);
    expect(await lastMigrationOf(target())).toBe(await lastMigrationOf(server.db));
  });
});

describe('a database', () => {
  it('that is not empty is restored into where that is asked for alone', async () => {
    const file = await givenBackup();
    await restore(target(), file, { replace: false });
    await target().insert(products).values({ id: 'mine', name: 'Mine' });
    const count = await countProducts(target());

    await expect(restore(target(), file, { replace: false })).rejects.toThrow('not empty');
    expect(await countProducts(target())).toBe(count);
    await restore(target(), file, { replace: true });
    expect(await countProducts(target())).toBe(count - 1);
  });
});

/** Changes the text of a backup and packs it again. */
function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, gzipSync(change(gunzipSync(readFileSync(file)).toString())));
}

describe('nothing is changed by a file', () => {
  it.each<[string, (file: string) => void, string]>([
    ['that is missing', (file) => writeFileSync(`${file}.other`, ''), ''],
    ['that is empty', (file) => writeFileSync(file, ''), 'damaged'],
    ['that is no backup', (file) => writeFileSync(file, 'hello'), 'damaged'],
    ['that is something else, packed', (file) => writeFileSync(file, gzipSync('hello\n')), 'no backup'],
    ['that is cut short', (file) => writeFileSync(file, readFileSync(file).subarray(0, -20)), 'damaged'],
    ['with more behind its end', (file) => appendFileSync(file, gzipSync('[]\n')), 'damaged'],
    ['that lost a line', (file) => edit(file, (text) => text.replace(/\n\["ged".*/, '')), 'damaged'],
    ['in which a letter is another', (file) => edit(file, (text) => text.replace('GED', 'GEX')), 'damaged'],
    ['that lost its end', (file) => edit(file, (text) => text.replace(/\{"tables".*\n$/, '')), 'damaged'],
    [
      'of a newer version',
      (file) => edit(file, (text) => text.replace(/"migration":"\w+[^"]*"/, '"migration":"9999_future"')),
      '9999_future',
    ],
  ])('%s', async (_what, damage, words) => {
    const good = await givenBackup();
    await restore(target(), good, { replace: false });
    damage(good);
    const file = words === '' ? `${good}.missing` : good;

    await expect(restore(target(), file, { replace: true })).rejects.toThrow(words || 'There is no file');
    expect(await countProducts(target())).toBe(await countProducts(server.db));
  });
});

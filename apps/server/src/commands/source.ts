import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import type { Config } from '#config';
import type { Db } from '#database/connect.ts';
import { DataFolderInUse } from '#database/data-folder-lock.ts';
import { type Alone, openAlone, openCopy } from '#database/open-alone.ts';

import { CannotStart } from '../cannot-start.ts';
import { giveOrder } from '../control.ts';

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;

const copySchema = z.object({ folder: z.string() });

/** Does something with a database, and closes it whatever comes of that. */
export async function withDatabase<T>(open: () => Promise<Alone>, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = await open();
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** The database to read from: of an embedded one that a server has, a copy that the server makes. */
export async function openSource({ databaseUrl, dataDir }: Place): Promise<Alone> {
  if (databaseUrl !== undefined) return openAlone({ databaseUrl, dataDir });
  if (!existsSync(join(dataDir, 'pgdata', 'PG_VERSION'))) {
    throw new CannotStart(
      `There is no database in ${dataDir}. Set DATA_DIR, or DATABASE_URL for PostgreSQL.`,
    );
  }
  try {
    return await openAlone({ databaseUrl, dataDir });
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;

    return openCopy(copySchema.parse(await giveOrder(dataDir, 'copy')).folder);
  }
}

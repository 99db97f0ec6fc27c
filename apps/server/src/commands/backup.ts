import type { Config } from '#config';
import { openAlone, openScratch } from '#database/open-alone.ts';

import { backUp, checkBackup, restore, verify, wordsOf } from '../backup/backup.service.ts';
import { CannotStart } from '../cannot-start.ts';
import { say } from '../say.ts';
import { openSource, withDatabase } from './source.ts';

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Writes a backup of a database that may be in use, and with `verify` proves that it can be restored. */
export async function backUpTo(place: Place, file: string, options: { verify: boolean }): Promise<void> {
  const tables = await withDatabase(
    () => openSource(place),
    (db) => backUp(db, file),
  );
  say(`Backed up ${wordsOf(tables)} to ${file}`);
  if (options.verify) await verifyFile(file);
}

/** Restores a backup into a database that nobody has; with `verify`, into one that is thrown away. */
export async function restoreFrom(
  place: Place,
  file: string,
  { replace, verify: isTrial }: { replace: boolean; verify: boolean },
): Promise<void> {
  if (isTrial) return verifyFile(file);
  const tables = await withDatabase(
    () => openAlone(place),
    (db) => {
      say(`Restoring ${file}`);

      return restore(db, file, { replace });
    },
  );
  say(`Restored ${wordsOf(tables)} from ${file}`);
}

/** Takes everything from the embedded database to PostgreSQL, by way of a backup that stays. */
export async function moveToPostgres(
  { databaseUrl, dataDir }: Place,
  file: string,
  { replace }: { replace: boolean },
): Promise<void> {
  if (databaseUrl === undefined) {
    throw new CannotStart('DATABASE_URL: set it to the PostgreSQL that everything shall move to.');
  }
  await backUpTo({ databaseUrl: undefined, dataDir }, file, { verify: false });
  await restoreFrom({ databaseUrl, dataDir }, file, { replace, verify: false });
  say(`From now on, start with DATABASE_URL set. ${dataDir} was left as it is.`);
}

async function verifyFile(file: string): Promise<void> {
  // A file that is no good is refused before a database is made for it.
  await checkBackup(file);
  const tables = await withDatabase(openScratch, (db) => verify(db, file));
  say(`${file} is whole: ${wordsOf(tables)} were restored elsewhere and compared one by one`);
}

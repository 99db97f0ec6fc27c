import { z } from 'zod';

import type { Db } from '#database/connect.ts';
import { OWNED_TABLES, type OwnedTable } from '#database/schema/owned-tables.ts';
import { deleteExpired } from '#modules/accounts/expired.repo.ts';
import { deleteAbandoned } from '#modules/accounts/owned-rows.repo.ts';
import { deleteOrphanedImages } from '#modules/images/orphaned-images.repo.ts';
import { deleteUnusedVersions } from '#modules/test-versions/test-versions.repo.ts';

import { say } from './say.ts';

/** So many rows go by one commit: nobody waits for all of them. */
const ROWS_AT_ONCE = 1_000;

export const tidiedSchema = z.object({
  /** Of each table of learners' rows, by its name. */
  abandoned: z.record(z.string(), z.number()),
  versions: z.number(),
  images: z.number(),
  accounts: z.number(),
});

/** How much of each was deleted. */
export type Tidied = z.infer<typeof tidiedSchema>;

/** Deletes what nobody can use any more, by the rule of decision 34; answers how much of it there was. */
export async function tidy(db: Db, rowsAtOnce = ROWS_AT_ONCE): Promise<Tidied> {
  const abandoned: Tidied['abandoned'] = {};
  for (const table of OWNED_TABLES) {
    if (table.abandoned) abandoned[table.name] = await deleteAllAbandoned(db, table, rowsAtOnce);
  }
  // After the attempts that they were taken by, and before the pictures that they alone show.
  const versions = await deleteUnusedVersions(db);

  return { abandoned, versions, images: await deleteOrphanedImages(db), accounts: await deleteExpired(db) };
}

async function deleteAllAbandoned(db: Db, table: OwnedTable, rowsAtOnce: number): Promise<number> {
  const last = await deleteAbandoned(db, table, rowsAtOnce);

  return last < rowsAtOnce ? last : last + (await deleteAllAbandoned(db, table, rowsAtOnce));
}

export function wordsOf({ abandoned, versions, images, accounts }: Tidied): string {
  const rows = Object.entries(abandoned).map(([name, count]) => `${count} unfinished ${name}`);

  return `Tidied up: ${rows.join(', ')}, ${versions} versions of tests, ${images} pictures, ${accounts} ended sessions and links.`;
}

const LOOK_EVERY_MS = 60 * 60 * 1000;
/** By the clock of the machine. */
const QUIET_HOUR = 3;

/** Tidies up once a night. Where many processes do, each finds what the others have left. */
export function tidyAtNight(db: Db): () => void {
  const look = async () => {
    if (new Date().getHours() !== QUIET_HOUR) return;
    try {
      say(wordsOf(await tidy(db)));
    } catch (error) {
      say(`Tidying up failed and is tried again tomorrow: ${error instanceof Error ? error.name : 'Error'}`);
    }
  };
  const watch = setInterval(() => void look(), LOOK_EVERY_MS).unref();

  return () => clearInterval(watch);
}

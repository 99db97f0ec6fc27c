import { z } from 'zod';

import type { Db } from '#database/connect.ts';
import { deleteExpired } from '#modules/accounts/expired.repo.ts';
import { deleteAbandonedAttempts } from '#modules/attempts/abandoned-attempts.repo.ts';
import { deleteOrphanedImages } from '#modules/images/orphaned-images.repo.ts';
import { deleteUnusedVersions } from '#modules/test-versions/test-versions.repo.ts';

import { say } from './say.ts';

/** So many attempts go by one commit: nobody waits for all of them. */
const ATTEMPTS_AT_ONCE = 1_000;

export const tidiedSchema = z.object({
  attempts: z.number(),
  versions: z.number(),
  images: z.number(),
  accounts: z.number(),
});

/** How much of each was deleted. */
export type Tidied = z.infer<typeof tidiedSchema>;

/** Deletes what nobody can use any more, by the rule of decision 34; answers how much of it there was. */
export async function tidy(db: Db, attemptsAtOnce = ATTEMPTS_AT_ONCE): Promise<Tidied> {
  let attempts = 0;
  for (let last = attemptsAtOnce; last === attemptsAtOnce; attempts += last) {
    last = await deleteAbandonedAttempts(db, attemptsAtOnce);
  }
  // After the attempts that they were taken by, and before the pictures that they alone show.
  const versions = await deleteUnusedVersions(db);

  return { attempts, versions, images: await deleteOrphanedImages(db), accounts: await deleteExpired(db) };
}

export function wordsOf({ attempts, versions, images, accounts }: Tidied): string {
  return `Tidied up: ${attempts} unfinished attempts, ${versions} versions of tests, ${images} pictures, ${accounts} ended sessions and links.`;
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

import type { Config } from '#config';
import { DataFolderInUse } from '#database/data-folder-lock.ts';
import { openAlone } from '#database/open-alone.ts';

import { giveOrder } from '../control.ts';
import { say } from '../say.ts';
import { tidiedSchema, tidy, wordsOf } from '../tidy.ts';

/** Deletes what nobody can use any more; a server that has the embedded database is asked to do it. */
export async function tidyNow(config: Config): Promise<void> {
  const alone = await openAlone(config).catch((error: unknown) => {
    if (error instanceof DataFolderInUse) return undefined;
    throw error;
  });
  if (!alone) {
    say(wordsOf(tidiedSchema.parse(await giveOrder(config.dataDir, 'tidy'))));

    return;
  }
  try {
    say(wordsOf(await tidy(alone.db)));
  } finally {
    await alone.close();
  }
}

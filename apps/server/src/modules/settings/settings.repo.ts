import type { ChosenSettings } from '@second-bell/contract';
import { eq } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { settings } from '#database/schema.ts';

export type SettingsRow = typeof settings.$inferSelect;

export async function findSettings(db: Db, ownerId: string): Promise<SettingsRow | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.ownerId, ownerId));

  return row;
}

/** One statement: of two changes at once neither undoes a setting that the other alone has changed. */
export async function upsertSettings(db: Db, ownerId: string, changes: ChosenSettings): Promise<SettingsRow> {
  const [row] = await db
    .insert(settings)
    .values({ ownerId, ...changes })
    .onConflictDoUpdate({ target: settings.ownerId, set: { ...changes, updatedAt: new Date() } })
    .returning();
  if (!row) throw new Error('The upsert of settings returned no row');

  return row;
}

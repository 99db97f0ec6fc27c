import type { ChosenSettings } from '@second-bell/contract';

import type { Db } from '#database/connect.ts';

import { present } from '../../present.ts';
import { findSettings, type SettingsRow, upsertSettings } from './settings.repo.ts';

/** Nothing is chosen by a visitor whom nobody knows yet. */
export async function getSettings(db: Db, ownerId: string | undefined): Promise<ChosenSettings> {
  const row = ownerId === undefined ? undefined : await findSettings(db, ownerId);

  return row === undefined ? {} : presentSettings(row);
}

export async function changeSettings(
  db: Db,
  ownerId: string,
  changes: ChosenSettings,
): Promise<ChosenSettings> {
  return presentSettings(await upsertSettings(db, ownerId, changes));
}

function presentSettings({
  ownerId: _ownerId,
  updatedAt: _updatedAt,
  ...chosen
}: SettingsRow): ChosenSettings {
  return present(chosen);
}

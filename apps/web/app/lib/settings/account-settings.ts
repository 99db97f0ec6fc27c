import { calls } from '@second-bell/contract/calls';
import type { SettingName, Settings } from '@second-bell/contract/setting-choices';
import { PLACEHOLDER_USER_ID } from '@second-bell/domain';

import { call } from '../api-client.ts';
import { isSignedInHere } from '../signed-in.ts';
import { changeSettings, readSettings, USUAL_SETTINGS } from './settings.ts';

const params = { userId: PLACEHOLDER_USER_ID };

/** A choice on this device, and where somebody is signed in with their account. */
export function chooseSettings(changes: Partial<Settings>): void {
  changeSettings(changes);
  if (isSignedInHere()) void tell(changes);
}

/** The account's choices count here too; what only this device has chosen so far is the account's from now on. */
export async function shareSettings(): Promise<void> {
  try {
    const kept = await call(calls.settings.read, { params });
    const chosen = readSettings();
    const names = Object.keys(chosen) as SettingName[];
    const news = names.filter((name) => kept[name] === undefined && chosen[name] !== USUAL_SETTINGS[name]);
    changeSettings(kept as Partial<Settings>);
    if (news.length > 0) await tell(Object.fromEntries(news.map((name) => [name, chosen[name]])));
  } catch {
    // They are shared with the next visit: what is chosen here works on this device all the same.
  }
}

async function tell(changes: Partial<Settings>): Promise<void> {
  await call(calls.settings.change, { params, body: changes }).catch(() => undefined);
}

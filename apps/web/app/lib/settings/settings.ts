import { SETTING_CHOICES, type Settings } from '@second-bell/contract/setting-choices';
import { useSyncExternalStore } from 'react';

import { keep, readKept } from '../storage.ts';
import { SETTINGS_CHANGED, SETTINGS_KEY } from './first-paint.ts';

/** What each is until it is chosen. */
export const USUAL_SETTINGS = settingsIn({});

let current: Settings | undefined;
const listeners = new Set<() => void>();

/** What the learner has chosen on this device. */
export function readSettings(): Settings {
  current ??= settingsIn(readKept(SETTINGS_KEY));

  return current;
}

/** The same, and anew with each change, here or in another tab. As usual while the page is still as it was built. */
export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, readSettings, () => USUAL_SETTINGS);
}

/** Keeps a choice on this device and shows it at once. Where nothing can be kept, it lasts as long as the page. */
export function changeSettings(changes: Partial<Settings>): void {
  current = { ...readSettings(), ...changes };
  keep(SETTINGS_KEY, current);
  window.dispatchEvent(new CustomEvent(SETTINGS_CHANGED, { detail: current }));
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key !== SETTINGS_KEY && key !== null) return;
    current = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', follow);

  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', follow);
  };
}

/** Anything may stand in a browser's storage: what is no choice of its setting is as usual. */
function settingsIn(kept: unknown): Settings {
  const values = Object(kept) as Readonly<Record<string, unknown>>;
  const entries = Object.entries(SETTING_CHOICES).map(([name, choices]) => [
    name,
    choices.find((choice) => choice === values[name]) ?? choices[0],
  ]);

  return Object.fromEntries(entries) as Settings;
}

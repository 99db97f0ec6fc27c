import { useSyncExternalStore } from 'react';

import { forget, keep, readKept } from './storage.ts';

/**
 * Whether somebody is signed in on this browser, as far as it knows: no more than that is kept, since the session itself is
 * in a cookie that no script can read. It spares guests a call on each page, and says when an answer 401 is news.
 */
const KEY = 'second-bell.signed-in';

const listeners = new Set<() => void>();

export function isSignedInHere(): boolean {
  return readKept(KEY) === true;
}

export function rememberSignedIn(isSignedIn: boolean): void {
  if (isSignedIn) keep(KEY, true);
  else forget(KEY);
  listeners.forEach((listener) => listener());
}

export function useIsSignedInHere(): boolean {
  return useSyncExternalStore(onSignedInChange, isSignedInHere, () => false);
}

/** The server no longer knows the session: it was ended on another device, or is too old. Answers whether that is news. */
export function noteSessionEnded(): boolean {
  if (!isSignedInHere()) return false;
  rememberSignedIn(false);

  return true;
}

/** Told when the session ends, or when another tab signs in or out. */
export function onSignedInChange(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', follow);

  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', follow);
  };
}

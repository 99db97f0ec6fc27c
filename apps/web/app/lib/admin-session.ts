import { type AdminInfo, adminInfoSchema, type AdminSession } from '@second-bell/contract';
import { useSyncExternalStore } from 'react';

import { parseJson, withStorage } from './storage.ts';

/** Names in local storage: spec section 3, "adminToken and adminInfo in local browser storage". */
const TOKEN_KEY = 'adminToken';
const INFO_KEY = 'adminInfo';

/** `admin` is missing where the browser has lost it: the token alone opens the desk. */
type StoredSession = { token: string; admin: AdminInfo | undefined };
type State = { session: StoredSession | undefined; hasExpired: boolean };
type Texts = { token: string | null; info: string | null };

const NOTHING: Texts = { token: null, info: null };

/** What stands in storage; where the browser blocks it, the session lasts as long as the page. */
let texts: Texts = NOTHING;
let state: State = { session: undefined, hasExpired: false };
const listeners = new Set<() => void>();

export function currentSession(): StoredSession | undefined {
  return currentState().session;
}

export function useAdminSession(): StoredSession | undefined {
  return useSyncExternalStore(subscribe, currentState, currentState).session;
}

/** Whether the server refused the token: the page on the screen, desk or login, says so and asks to log in again. */
export function useHasSessionExpired(): boolean {
  return useSyncExternalStore(subscribe, currentState, currentState).hasExpired;
}

export function startSession({ token, admin }: Pick<AdminSession, 'token' | 'admin'>): void {
  replaceTexts({ token, info: JSON.stringify(admin) });
}

export function endSession(): void {
  replaceTexts(NOTHING);
}

/** `true` where the token was refused, until a new session starts or nobody wants one (`false`). */
export function setSessionExpired(hasExpired: boolean): void {
  state = { ...state, hasExpired };
  listeners.forEach((listener) => listener());
}

/** Storage may have been changed by another tab: it is read each time, and parsed anew only when it differs. */
function currentState(): State {
  const stored = readTexts();
  if (stored.token === texts.token && stored.info === texts.info) return state;

  texts = stored;
  state = { session: sessionOf(stored), hasExpired: false };

  return state;
}

function replaceTexts(next: Texts): void {
  withStorage((storage) => {
    write(storage, TOKEN_KEY, next.token);
    write(storage, INFO_KEY, next.info);
  });
  texts = next;
  state = { session: sessionOf(next), hasExpired: false };
  listeners.forEach((listener) => listener());
}

function sessionOf({ token, info }: Texts): StoredSession | undefined {
  if (token === null || token === '') return undefined;

  return { token, admin: adminInfoSchema.safeParse(parseJson(info)).data };
}

function readTexts(): Texts {
  return (
    withStorage((storage) => ({ token: storage.getItem(TOKEN_KEY), info: storage.getItem(INFO_KEY) })) ??
    texts
  );
}

function write(storage: Storage, key: string, text: string | null): void {
  if (text === null) storage.removeItem(key);
  else storage.setItem(key, text);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);

  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

import { useMemo, useSyncExternalStore } from 'react';

import { keep, parseJson, readKept, withStorage } from './storage.ts';

/**
 * A test under way in this browser, in a few words: what pages that offer it need to know without its log. Written anew
 * every few seconds, so it also says how much of the time was used when the browser broke down.
 */
export type OpenTest = {
  href: string;
  title: string;
  /** The product's name, where it is known. */
  examType: string | undefined;
  /** The question that is looked at, counted from 1. */
  position: number;
  questionCount: number;
  answered: number;
  /** Null where there is no limit. */
  remainingSeconds: number | null;
  elapsedMs: number;
  /** When it was last seen on a screen, by the device's clock. */
  seenAt: number;
  /** It was handed in, and waits to be sent. */
  isClosed?: boolean;
};

const KEY = 'second-bell.open-tests';

/** Those under way, the last one first. None while the page is built, which knows of no browser. */
export function useOpenTests(): OpenTest[] {
  const text = useSyncExternalStore(onChange, readText, () => null);

  return useMemo(
    () => Object.values(testsIn(parseJson(text))).toSorted((a, b) => b.seenAt - a.seenAt),
    [text],
  );
}

export function readOpenTest(key: string): OpenTest | undefined {
  return testsIn(readKept(KEY))[key];
}

export function keepOpenTest(key: string, test: OpenTest): void {
  keep(KEY, { ...testsIn(readKept(KEY)), [key]: test });
}

export function forgetOpenTest(key: string): void {
  const { [key]: _ended, ...others } = testsIn(readKept(KEY));
  keep(KEY, others);
}

/** Whether a test that was handed in waits to be sent. */
export function hasClosedTests(): boolean {
  return Object.values(testsIn(readKept(KEY))).some(({ isClosed }) => isClosed);
}

function readText(): string | null {
  return withStorage((storage) => storage.getItem(KEY)) ?? null;
}

/** By other tabs: this one shows what is offered when its page is opened. */
function onChange(listener: () => void): () => void {
  window.addEventListener('storage', listener);

  return () => window.removeEventListener('storage', listener);
}

/** Only this file writes it. What something else wrote there is none of ours. */
function testsIn(kept: unknown): Record<string, OpenTest> {
  if (typeof kept !== 'object' || kept === null) return {};
  const entries = Object.entries(kept).filter((entry): entry is [string, OpenTest] => isOpenTest(entry[1]));

  return Object.fromEntries(entries);
}

function isOpenTest(value: unknown): value is OpenTest {
  return (
    typeof value === 'object' &&
    value !== null &&
    'href' in value &&
    'elapsedMs' in value &&
    'seenAt' in value
  );
}

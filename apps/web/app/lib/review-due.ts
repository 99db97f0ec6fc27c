import type { ReviewSummary } from '@second-bell/contract';
import { useMemo, useSyncExternalStore } from 'react';

import { keep, parseJson, withStorage } from './storage.ts';

/** What a page that leads to the review needs to know: how much is due, on which day, and when it was said. */
export type ReviewDue = Pick<ReviewSummary, 'today' | 'due' | 'minutes'>;

const KEY = 'second-bell.review-due';
/** Within this page: the browser itself tells other tabs. */
const listeners = new Set<() => void>();

export function keepReviewDue({ today, due, minutes }: ReviewDue): void {
  keep(KEY, { today, due, minutes } satisfies ReviewDue);
  listeners.forEach((listener) => listener());
}

/** Somebody learns on this device: from now on it is asked what is due. */
export function expectReviews(): void {
  if (readText() === null) keepReviewDue({ today: '', due: 0, minutes: 0 });
}

/** As this device knows it; null where it knows nothing, and while the page is built. */
export function useReviewDue(): ReviewDue | null {
  const text = useSyncExternalStore(onChange, readText, () => null);

  return useMemo(() => {
    const due = parseJson(text);

    return isReviewDue(due) ? due : null;
  }, [text]);
}

function readText(): string | null {
  return withStorage((storage) => storage.getItem(KEY)) ?? null;
}

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);

  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function isReviewDue(value: unknown): value is ReviewDue {
  return (
    typeof value === 'object' && value !== null && 'today' in value && 'due' in value && 'minutes' in value
  );
}

import { useSyncExternalStore } from 'react';

import { formatMoment, formatRelative } from './format.ts';

const MINUTE_MS = 60_000;

/** A moment as people say it, with the exact one beside it; the first goes on with the clock. */
export function MomentText({ at }: { at: string }) {
  const minute = useSyncExternalStore(onEachMinute, currentMinute, currentMinute);

  return (
    <time dateTime={at}>
      {formatRelative(at, minute * MINUTE_MS)} <span className="text-ink-soft">({formatMoment(at)})</span>
    </time>
  );
}

function onEachMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS / 4);

  return () => clearInterval(timer);
}

function currentMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS);
}

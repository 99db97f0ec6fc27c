import { useEffect, useState } from 'react';

import type { AttemptLog } from '#lib/attempt-log/attempt-log.ts';

/** Who comes back within this goes on at once; who stays away longer is welcomed first. */
export const SHORT_ABSENCE_MS = 60_000;

/**
 * A test that nobody looks at stands still. Answers whether the learner was away for long and has not said yet that the
 * test may go on, and how they say it.
 */
export function useAbsence(log: AttemptLog) {
  const [isAway, setIsAway] = useState(() => log.view().state.pausedBy === 'absence');

  useEffect(() => {
    let leftAt = 0;
    const leave = () => standStill(log);
    const follow = () => {
      if (document.visibilityState !== 'visible') {
        leftAt = performance.now();
        leave();
      } else if (log.view().state.pausedBy === 'absence') {
        if (performance.now() - leftAt > SHORT_ABSENCE_MS) setIsAway(true);
        else if (log.isLive()) log.append({ type: 'resumed' });
      }
    };
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('pagehide', leave);

    return () => {
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('pagehide', leave);
      // To another page of this site.
      leave();
    };
  }, [log]);

  function sleep(): void {
    standStill(log);
    setIsAway(true);
  }

  function goOn(): void {
    setIsAway(false);
    if (log.isLive() && log.view().state.pausedBy !== null) log.append({ type: 'resumed' });
  }

  return { isAway, sleep, goOn };
}

function standStill(log: AttemptLog): void {
  const { pausedBy, closing } = log.view().state;
  if (log.isLive() && pausedBy === null && closing === null) log.append({ type: 'paused', by: 'absence' });
}

import { useEffect, useSyncExternalStore } from 'react';

import type { AttemptLog } from './attempt-log.ts';
import { catchUp } from './open-log.ts';

/** A log as it is now, also where another tab or device writes it. */
export function useLog(log: AttemptLog) {
  const view = useSyncExternalStore(log.subscribe, log.view);

  useEffect(() => log.connect(), [log]);

  // A tab that the browser had put to sleep heard nothing of the others.
  useEffect(() => {
    const listen = () => void (document.visibilityState === 'visible' && catchUp(log));
    document.addEventListener('visibilitychange', listen);

    return () => document.removeEventListener('visibilitychange', listen);
  }, [log]);

  return { ...view, isLive: view.state.live === log.writer };
}

import { useEffect, useEffectEvent } from 'react';

import type { TestClock } from '#lib/attempt-log/test-clock.ts';

/** Calls once the time of a run that is on the screen is used up; never where there is no limit. */
export function useTimeLimit(clock: TestClock, limitSeconds: number | null, onTimeUp: () => void): void {
  const end = useEffectEvent(onTimeUp);

  useEffect(() => {
    if (limitSeconds === null) return undefined;
    const timer = setInterval(() => {
      if (clock.elapsedMs() < limitSeconds * 1000) return;
      clearInterval(timer);
      end();
    }, 1000);

    return () => clearInterval(timer);
  }, [clock, limitSeconds]);
}

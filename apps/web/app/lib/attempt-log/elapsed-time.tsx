import { remainingSeconds } from '@second-bell/domain';
import { useEffect, useState } from 'react';

import { formatElapsed, formatRemaining } from '../format.ts';
import type { TestClock } from './test-clock.ts';

type ElapsedTimeProps = { clock: TestClock; limitSeconds?: number | null };

/**
 * The time used, or left where there is a limit. The only part of the page that changes every second; it asks the clock each
 * time, so a sleeping tab wakes up right.
 */
export function ElapsedTime({ clock, limitSeconds = null }: ElapsedTimeProps) {
  const [elapsedMs, setElapsedMs] = useState(() => clock.elapsedMs());

  useEffect(() => {
    const tick = () => setElapsedMs(clock.elapsedMs());
    tick();
    const timer = setInterval(tick, 1000);
    document.addEventListener('visibilitychange', tick);

    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [clock]);

  return limitSeconds === null
    ? formatElapsed(elapsedMs / 1000)
    : formatRemaining(remainingSeconds(limitSeconds, elapsedMs));
}

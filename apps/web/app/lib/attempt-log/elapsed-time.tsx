import { useEffect, useState } from 'react';

import { formatElapsed } from '../format.ts';
import type { TestClock } from './test-clock.ts';

/** The only part of the page that changes every second. It asks the clock each time, so a sleeping tab wakes up right. */
export function ElapsedTime({ clock }: { clock: TestClock }) {
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

  return formatElapsed(elapsedMs / 1000);
}

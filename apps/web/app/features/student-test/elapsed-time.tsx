import { useEffect, useState } from 'react';

import { formatElapsed } from '#lib/format.ts';

import { elapsedSeconds } from './model.ts';

/** The only part of the page that changes every second. It asks the clock each time, so a sleeping tab wakes up right. */
export function ElapsedTime({ startedAt }: { startedAt: number | null }) {
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    if (startedAt === null) return undefined;

    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    document.addEventListener('visibilitychange', tick);

    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [startedAt]);

  return formatElapsed(elapsedSeconds(startedAt, now));
}

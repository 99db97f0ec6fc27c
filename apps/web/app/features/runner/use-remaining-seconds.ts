import { remainingSeconds } from '@second-bell/domain';
import { useEffect, useEffectEvent, useState } from 'react';

import type { TestClock } from '#lib/attempt-log/test-clock.ts';

/** Twice a second, so that no second is skipped on the display. */
const REPAINT_MS = 500;

/**
 * The whole seconds left, repainted while the clock runs. The ticks only repaint: the figure comes from the clock each
 * time. `onTimeUp` is called when zero is reached on a page that is looked at.
 */
export function useRemainingSeconds(
  clock: TestClock,
  { limitSeconds, isRunning }: { limitSeconds: number; isRunning: boolean },
  onTimeUp: () => void,
): number {
  const [remaining, setRemaining] = useState(() => remainingSeconds(limitSeconds, clock.elapsedMs()));
  const endTime = useEffectEvent(onTimeUp);

  useEffect(() => {
    const repaint = () => setRemaining(remainingSeconds(limitSeconds, clock.elapsedMs()));
    repaint();
    const ticks = isRunning ? setInterval(repaint, REPAINT_MS) : undefined;

    return () => clearInterval(ticks);
  }, [clock, limitSeconds, isRunning]);

  useEffect(() => {
    if (remaining === 0 && isRunning && document.visibilityState === 'visible') endTime();
  }, [remaining, isRunning]);

  return remaining;
}

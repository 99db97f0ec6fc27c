import { type Countdown, remainingSeconds } from '@second-bell/domain';
import { useEffect, useEffectEvent, useState } from 'react';

/** Twice a second, so that no second is skipped on the display. */
const REPAINT_MS = 500;

/**
 * The whole seconds left, repainted while the countdown runs. The ticks only repaint: the figure comes from the
 * deadline each time. `onTimeUp` is called when zero is reached, also by a tab that slept through it.
 */
export function useRemainingSeconds(countdown: Countdown, onTimeUp: () => void): number {
  const [remaining, setRemaining] = useState(() => remainingSeconds(countdown, Date.now()));
  const endTime = useEffectEvent(onTimeUp);

  useEffect(() => {
    const repaint = () => setRemaining(remainingSeconds(countdown, Date.now()));
    repaint();
    if (countdown.state === 'paused') return undefined;

    const ticks = setInterval(repaint, REPAINT_MS);
    // Hidden tabs tick rarely: the true figure must be there when the learner is back.
    document.addEventListener('visibilitychange', repaint);

    return () => {
      clearInterval(ticks);
      document.removeEventListener('visibilitychange', repaint);
    };
  }, [countdown]);

  useEffect(() => {
    if (remaining === 0) endTime();
  }, [remaining]);

  return remaining;
}

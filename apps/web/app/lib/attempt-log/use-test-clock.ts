import { useEffect, useEffectEvent } from 'react';

import type { TestClock } from './test-clock.ts';

/** How much of the time a crash of the browser may give back. */
const MARK_MS = 5_000;

/**
 * Lets the clock run while the test does and its page is looked at. `onMark` is called every few seconds and when the page
 * is left, to keep how much of the time was used.
 */
export function useTestClock(clock: TestClock, isRunning: boolean, onMark: () => void): void {
  const mark = useEffectEvent(onMark);

  useEffect(() => {
    const follow = () => {
      if (isRunning && document.visibilityState === 'visible') clock.start();
      else clock.stop();
      mark();
    };
    const stop = () => {
      clock.stop();
      mark();
    };
    follow();
    const marks = setInterval(() => mark(), MARK_MS);
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('pageshow', follow);
    window.addEventListener('pagehide', stop);

    return () => {
      clearInterval(marks);
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('pageshow', follow);
      window.removeEventListener('pagehide', stop);
      clock.stop();
    };
  }, [clock, isRunning]);
}

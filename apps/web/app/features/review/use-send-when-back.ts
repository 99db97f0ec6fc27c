import { useEffect, useState } from 'react';

import { allWaiting, sendWaiting } from './outbox.ts';

/** Sends what waits on this device whenever the network, or the page, comes back. Answers how many wait. */
export function useSendWhenBack(): number {
  const [waiting, setWaiting] = useState(0);

  useEffect(() => {
    async function send(): Promise<void> {
      setWaiting(allWaiting().length);
      await sendWaiting();
      setWaiting(allWaiting().length);
    }
    const listen = () => void (document.visibilityState === 'visible' && send());
    void send();
    window.addEventListener('online', listen);
    document.addEventListener('visibilitychange', listen);

    return () => {
      window.removeEventListener('online', listen);
      document.removeEventListener('visibilitychange', listen);
    };
  }, []);

  return waiting;
}

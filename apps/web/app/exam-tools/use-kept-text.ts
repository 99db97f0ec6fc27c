import { useEffect, useEffectEvent, useState } from 'react';

/** A pause in typing so long is a thought's end: what was written until then is kept. */
const PAUSE_MS = 1_500;

/** A text that is typed here and kept now and then: when typing pauses, when the field is left, and at the end. */
export function useKeptText(kept: string, onKeep: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? kept;
  const keep = useEffectEvent(() => {
    if (typed !== null) onKeep(typed);
  });

  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => keep(), PAUSE_MS);

    return () => clearTimeout(timer);
  }, [typed]);

  useEffect(() => {
    // A phone that turns to another app may never come back to this page.
    const listen = () => void (document.visibilityState === 'hidden' && keep());
    document.addEventListener('visibilitychange', listen);

    return () => {
      document.removeEventListener('visibilitychange', listen);
      keep();
    };
  }, []);

  return { text, type: setTyped, keepNow: () => typed !== null && onKeep(typed) };
}

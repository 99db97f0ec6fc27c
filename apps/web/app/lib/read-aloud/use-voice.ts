import { useSyncExternalStore } from 'react';

/** Whether this browser has a voice to read with. Some tell only after a moment; none does while the page is built. */
export function useHasVoice(): boolean {
  return useSyncExternalStore(subscribe, hasVoice, () => false);
}

function hasVoice(): boolean {
  return typeof speechSynthesis !== 'undefined' && speechSynthesis.getVoices().length > 0;
}

function subscribe(listener: () => void): () => void {
  if (typeof speechSynthesis === 'undefined') return () => undefined;
  // Older Safari has voices, and no such event.
  speechSynthesis.addEventListener?.('voiceschanged', listener);

  return () => speechSynthesis.removeEventListener?.('voiceschanged', listener);
}

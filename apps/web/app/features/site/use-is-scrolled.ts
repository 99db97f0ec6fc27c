import { useSyncExternalStore } from 'react';

/** Spec section 9: the bar gains its shadow beyond this. */
const SHADOW_THRESHOLD_PX = 10;

/** Whether the page is scrolled far enough for the bar to cast a shadow. Re-renders only when that changes. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(subscribe, isScrolled, () => false);
}

function isScrolled(): boolean {
  return window.scrollY > SHADOW_THRESHOLD_PX;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });

  return () => window.removeEventListener('scroll', onChange);
}

import { type RefObject, useCallback, useSyncExternalStore } from 'react';

/** How far below the page's beginning an element starts, in pixels. What is above it may grow at any time. */
export function useListTop(element: RefObject<HTMLElement | null>): number {
  const measure = useCallback(() => {
    const rect = element.current?.getBoundingClientRect();

    return rect ? Math.round(rect.top + window.scrollY) : 0;
  }, [element]);

  return useSyncExternalStore(onPageResize, measure);
}

function onPageResize(listener: () => void): () => void {
  const observer = new ResizeObserver(listener);
  observer.observe(document.body);

  return () => observer.disconnect();
}

import { type RefObject, useEffect, useRef } from 'react';

import { readSettings } from './settings/settings.ts';

/**
 * Scrolls just as far as needed for an element to be seen, when the value changes; the first value moves nothing.
 *
 * It happens after the change is on the screen: measuring the page first would delay what the person waits for.
 */
export function useShowOnChange<T extends HTMLElement>(value: unknown): RefObject<T | null> {
  const element = useRef<T>(null);
  const previous = useRef(value);

  useEffect(() => {
    if (previous.current === value) return undefined;

    previous.current = value;
    const timer = setTimeout(() => {
      element.current?.scrollIntoView({
        block: 'nearest',
        behavior: prefersLittleMotion() ? 'auto' : 'smooth',
      });
    });

    return () => clearTimeout(timer);
  }, [value]);

  return element;
}

function prefersLittleMotion(): boolean {
  return readSettings().motion === 'reduced' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

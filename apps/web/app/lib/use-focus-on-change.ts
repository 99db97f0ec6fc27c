import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to an element when the value changes, and with `scrolls`, to where it can be seen.
 *
 * The first value moves nothing: the page has just been opened, and its beginning is the place to be. Nor is the focus
 * taken from something inside the element: a person who types into a filter goes on typing while the address changes.
 */
export function useFocusOnChange<T extends HTMLElement>(
  value: unknown,
  { scrolls }: { scrolls: boolean },
): RefObject<T | null> {
  const element = useRef<T>(null);
  const previous = useRef(value);

  useEffect(() => {
    if (previous.current === value) return;

    previous.current = value;
    if (!element.current || holdsFocus(element.current)) return;

    element.current.focus({ preventScroll: true });
    if (scrolls) showInUpperHalf(element.current);
  }, [value, scrolls]);

  return element;
}

function holdsFocus(element: HTMLElement): boolean {
  const { activeElement } = document;

  return activeElement !== element && element.contains(activeElement);
}

function showInUpperHalf(element: HTMLElement): void {
  const { top } = element.getBoundingClientRect();
  const isThere = top >= 0 && top < window.innerHeight / 2;
  if (!isThere) element.scrollIntoView({ block: 'start' });
}

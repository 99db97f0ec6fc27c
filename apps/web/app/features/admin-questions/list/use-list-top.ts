import { type RefObject, useLayoutEffect, useState } from 'react';

/** How far below the page's beginning an element starts, in pixels; measured with each render, since what is above may grow. */
export function useListTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
  });

  return top;
}

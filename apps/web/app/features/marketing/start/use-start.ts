import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { PATHS } from '#copy/site-links.ts';

import { loadProducts, type StartOf, startPath } from './start-path.ts';

/**
 * The way to the exam's own tests, for a `Link`. It leads to product selection until it is pressed, so that it works
 * before the page's code is there, and in a new tab; the list is fetched as soon as a finger or the focus comes near.
 */
export function useStart(start: StartOf) {
  const [isLooking, setIsLooking] = useState(false);
  const isHere = useRef(true);
  const navigate = useNavigate();
  useEffect(() => {
    isHere.current = true;

    return () => void (isHere.current = false);
  }, []);

  const lead = async () => {
    setIsLooking(true);
    const path = await startPath(start);
    // Who has left the page meanwhile is not taken away from where they went.
    if (isHere.current) await navigate(path);
  };
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isLooking) void lead();
  };
  const warmUp = () => void loadProducts().catch(() => undefined);

  return {
    isLooking,
    link: {
      to: PATHS.selectProduct,
      'data-waits': true,
      'aria-busy': isLooking,
      onPointerEnter: warmUp,
      onFocus: warmUp,
      onClick,
    },
  };
}

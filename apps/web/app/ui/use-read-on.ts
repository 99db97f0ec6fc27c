import { useCallback, useState } from 'react';

/**
 * A box that a style sheet may cut off at a height: whether it holds more than it shows, followed as either changes its
 * size, and whether it is to be shown whole. What has the focus must not lie below the cut, so that opens it.
 */
export function useReadOn() {
  const [isCut, setIsCut] = useState(false);
  const [isReadOn, setIsReadOn] = useState(false);

  const ref = useCallback((box: HTMLElement | null) => {
    if (box === null) return undefined;

    const watch = new ResizeObserver(() => setIsCut(box.scrollHeight > box.clientHeight + 1));
    watch.observe(box);
    // What is inside grows when its formulas and tables come.
    for (const child of box.children) watch.observe(child);
    const open = ({ target }: FocusEvent) => target !== box && setIsReadOn(true);
    box.addEventListener('focusin', open);

    return () => {
      watch.disconnect();
      box.removeEventListener('focusin', open);
    };
  }, []);

  return { ref, isCut, isReadOn, toggle: () => setIsReadOn(!isReadOn) };
}

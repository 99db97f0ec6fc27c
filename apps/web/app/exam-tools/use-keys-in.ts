import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Hears the keys that are pressed inside an element before the shortcuts of the page do. */
export function useKeysIn(box: RefObject<HTMLElement | null>, onKey: (event: KeyboardEvent) => void): void {
  const handle = useEffectEvent(onKey);

  useEffect(() => {
    const element = box.current;
    const listen = (event: KeyboardEvent) => handle(event);
    element?.addEventListener('keydown', listen);

    return () => element?.removeEventListener('keydown', listen);
  }, [box]);
}

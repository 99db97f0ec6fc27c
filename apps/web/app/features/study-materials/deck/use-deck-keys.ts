import { useEffect, useRef } from 'react';

import { useShortcuts } from '#lib/use-shortcuts.ts';

import type { DeckAction } from './deck-model.ts';

/**
 * The deck's keys, anywhere on the page: arrows for the cards before and after, 1 and 2 for the piles, Space and Enter
 * to turn the card over. The last two mean that only while no control has the focus: there they press the control.
 */
export function useDeckKeys(onAction: (action: DeckAction) => void): void {
  useShortcuts({
    arrowleft: () => onAction({ type: 'previous' }),
    arrowright: () => onAction({ type: 'next' }),
    1: () => onAction({ type: 'sort', pile: 'again' }),
    2: () => onAction({ type: 'sort', pile: 'known' }),
  });

  const latest = useRef(onAction);
  useEffect(() => {
    latest.current = onAction;
  });

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent): void {
      if ((event.key !== ' ' && event.key !== 'Enter') || event.repeat || event.defaultPrevented) return;
      if (!isOnNothing(event.target)) return;

      event.preventDefault();
      latest.current({ type: 'flip' });
    }

    document.addEventListener('keydown', handleKeyDown);

    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}

function isOnNothing(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('body, main, h1, h2');
}

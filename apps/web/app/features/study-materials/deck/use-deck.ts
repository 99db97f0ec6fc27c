import { useEffect, useReducer, useRef } from 'react';

import { deckReducer, newRun } from './deck-model.ts';
import { loadRun, saveRun } from './deck-storage.ts';

/** A run through a deck. It begins as the page was built, then goes on where this device left it. */
export function useDeck(slug: string, cards: readonly string[]) {
  const [run, dispatch] = useReducer(deckReducer, cards, newRun);
  const asBuilt = useRef(run);

  useEffect(() => {
    const kept = loadRun(slug, cards);
    if (kept) dispatch({ type: 'restore', run: kept });
  }, [slug, cards]);

  useEffect(() => {
    if (run !== asBuilt.current) saveRun(slug, run);
  }, [slug, run]);

  return [run, dispatch] as const;
}

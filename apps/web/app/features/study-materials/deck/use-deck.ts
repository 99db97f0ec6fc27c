import { useEffect, useReducer, useState } from 'react';

import { deckReducer, newRun } from './deck-model.ts';
import { loadRun, saveRun } from './deck-storage.ts';

/** A run through a deck. It begins as the page was built, then goes on where this device left it. */
export function useDeck(slug: string, cards: readonly string[]) {
  const [run, dispatch] = useReducer(deckReducer, cards, newRun);
  const [isRestored, setIsRestored] = useState(false);

  useEffect(() => {
    const kept = loadRun(slug, cards);
    if (kept) dispatch({ type: 'restore', run: kept });
    setIsRestored(true);
  }, [slug, cards]);

  useEffect(() => {
    if (isRestored) saveRun(slug, run);
  }, [slug, run, isRestored]);

  return [run, dispatch] as const;
}

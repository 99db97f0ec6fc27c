import { useQuery } from '@tanstack/react-query';

import { keep, readKept } from '#lib/storage.ts';

/** A flash card in Markdown. Its id is its front as it was typed. */
type DeckCard = { front: string; back: string };

/** The decks of the library, each loaded with the first of its cards. */
const DECKS = import.meta.glob<{ cards: readonly DeckCard[] }>(
  '../../../../../content/study-materials/flashcards/*.json',
  { import: 'default' },
);

/** The back of a card: undefined while it is on its way, null where it cannot be had. */
export function useBack(deckId: string, front: string): string | null | undefined {
  const { data } = useQuery({
    queryKey: ['review-deck', deckId],
    queryFn: () => readDeck(deckId),
    staleTime: Infinity,
  });
  if (data === undefined) return undefined;

  return data.find((card) => card.front === front)?.back ?? null;
}

/** Kept on this device, for when there is no connection. Empty where it is neither there nor kept. */
async function readDeck(deckId: string): Promise<readonly DeckCard[]> {
  const load = Object.entries(DECKS).find(([file]) => file.endsWith(`/${deckId}.json`))?.[1];
  try {
    const deck = await load?.();
    if (deck) keep(keyOf(deckId), deck.cards);

    return deck?.cards ?? [];
  } catch {
    const kept = readKept(keyOf(deckId));

    return Array.isArray(kept) ? (kept as DeckCard[]) : [];
  }
}

function keyOf(deckId: string): string {
  return `second-bell.review-deck.${deckId}`;
}

import { deckPath } from '#copy/study-materials.ts';
import { readDeck } from '#features/study-materials/content/decks.server.ts';
import { DeckPage } from '#features/study-materials/deck/deck-page.tsx';
import { pageMeta } from '#lib/page-meta.ts';

import type { Route } from './+types/flashcard-deck.ts';

/** Runs while the pages are built. */
export function loader({ params }: Route.LoaderArgs) {
  const deck = readDeck(params.slug);
  if (!deck) throw new Response('There is no deck at this address', { status: 404 });

  return deck;
}

/** Fetches what was built. Without it the start page of unknown addresses fails before it asks for anything. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}

export const meta: Route.MetaFunction = ({ params, loaderData }) =>
  pageMeta({
    title: loaderData?.material.title ?? 'Flash cards',
    ...(loaderData?.material.content !== undefined && { description: loaderData.material.content }),
    path: deckPath(params.slug),
  });

export default function FlashcardDeck({ loaderData, params }: Route.ComponentProps) {
  return <DeckPage key={params.slug} slug={params.slug} deck={loaderData} />;
}

import type { StudyMaterial } from '@second-bell/contract';
import { z } from 'zod';

import type { SiteLink } from '#copy/site-links.ts';
import { deckPath } from '#copy/study-materials.ts';

import type { TextNode } from '../text-tree.ts';
import { materialAt, relatedTo } from './catalog.server.ts';
import { practiceLink } from './practice-link.server.ts';
import { readInlineMarkdown } from './read-markdown.server.ts';

/** The id is the front as it was typed: what a learner knows stays known when the deck grows. */
export type FlashCard = { id: string; front: readonly TextNode[]; back: readonly TextNode[] };

export type CardDeck = {
  material: StudyMaterial;
  cards: readonly FlashCard[];
  note: string;
  nextStep: string;
  sources: string;
  practice: SiteLink;
  related: readonly StudyMaterial[];
};

const deckSchema = z.object({
  note: z.string(),
  nextStep: z.string(),
  sources: z.string(),
  cards: z.array(z.object({ front: z.string().min(1), back: z.string().min(1) })),
});

const FILES = import.meta.glob<unknown>('../../../../../../content/study-materials/flashcards/*.json', {
  import: 'default',
  eager: true,
});

const DECKS = new Map(
  Object.entries(FILES).map(([file, deck]) => [file.replace(/^.*\/|\.json$/g, ''), deckSchema.parse(deck)]),
);

export function deckSlugs(): string[] {
  return [...DECKS.keys()];
}

/** A deck ready to be shown; undefined where there is none of that name. */
export function readDeck(slug: string): CardDeck | undefined {
  const deck = DECKS.get(slug);
  if (!deck) return undefined;

  const material = materialAt(deckPath(slug));

  return {
    ...deck,
    material,
    cards: deck.cards.map(({ front, back }) => ({
      id: front,
      front: readInlineMarkdown(front),
      back: readInlineMarkdown(back),
    })),
    practice: practiceLink(material),
    related: relatedTo(material),
  };
}

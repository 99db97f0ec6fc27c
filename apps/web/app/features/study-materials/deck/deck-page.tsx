import type { CardDeck } from '../content/decks.server.ts';
import { MaterialBadges } from '../material-badges.tsx';
import { NextSteps } from '../next-steps.tsx';
import { ReadingFrame } from '../reading-frame.tsx';
import { CardList } from './card-list.tsx';
import { DeckTable } from './deck-table.tsx';
import { ReviewButton } from './review-button.tsx';

/** A deck of flash cards: to work through, and below that to read. */
export function DeckPage({ slug, deck }: { slug: string; deck: CardDeck }) {
  const { material, cards, note, nextStep, sources, practice, related } = deck;

  return (
    <ReadingFrame>
      <div className="mx-auto grid max-w-3xl grid-cols-1 gap-5 sm:gap-8">
        <header className="grid gap-3">
          <MaterialBadges material={material} />
          <h1 className="text-heading-m sm:text-heading-l">{material.title}</h1>
        </header>
        <DeckTable slug={slug} cards={cards} />
        <ReviewButton slug={slug} cards={cards} />
        <CardList cards={cards} />
        <p className="text-ink-soft">
          {material.content} {note}
        </p>
        <NextSteps text={nextStep} practice={practice} examType={material.examType} related={related} />
        <p className="text-small text-ink-soft">Sources: {sources}</p>
      </div>
    </ReadingFrame>
  );
}

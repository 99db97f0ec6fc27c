import { useMemo, useRef } from 'react';

import { ProgressBar } from '#ui/progress-bar.tsx';

import type { FlashCard } from '../content/decks.server.ts';
import { plainText } from '../text-tree.ts';
import { DeckControls } from './deck-controls.tsx';
import { DeckEnd } from './deck-end.tsx';
import { type DeckAction, type DeckRun, isOver, pileCounts } from './deck-model.ts';
import { FlipCard } from './flip-card.tsx';
import { useDeck } from './use-deck.ts';
import { useDeckKeys } from './use-deck-keys.ts';

type DeckTableProps = { slug: string; cards: readonly FlashCard[] };

/** The card on top, what can be done with it, and how far the learner is. */
export function DeckTable({ slug, cards }: DeckTableProps) {
  const ids = useMemo(() => cards.map(({ id }) => id), [cards]);
  const [run, dispatch] = useDeck(slug, ids);
  const card = cards.find(({ id }) => id === run.round[run.position]);
  const top = useRef<HTMLButtonElement & HTMLHeadingElement>(null);

  /** The next card takes the focus, so that Space turns it over. */
  function act(action: DeckAction): void {
    dispatch(action);
    if (action.type !== 'flip') requestAnimationFrame(() => top.current?.focus({ preventScroll: true }));
  }

  useDeckKeys(act);

  return (
    <section aria-label="Flash cards" className="grid gap-4 print:hidden">
      <DeckProgress run={run} deckSize={cards.length} />
      {card ? (
        <>
          <FlipCard card={card} isFlipped={run.isFlipped} onFlip={() => act({ type: 'flip' })} button={top} />
          <DeckControls
            isFirst={run.position === 0}
            isFlipped={run.isFlipped}
            onAction={act}
            onShuffle={() => act({ type: 'shuffle', chances: run.round.map(() => Math.random()) })}
          />
        </>
      ) : (
        <DeckEnd
          counts={pileCounts(run, cards.length)}
          deckSize={cards.length}
          heading={top}
          onRepeat={() => act({ type: 'repeat' })}
          onRestart={() => act({ type: 'restart', cards: ids })}
        />
      )}
      <output className="sr-only">{card && spoken(card, run)}</output>
      <p className="text-small text-ink-soft pointer-coarse:hidden">
        Keys: Space turns the card, ← and → move between cards, once it is turned, 1 is “Again” and 2 is “I
        knew it”.
      </p>
    </section>
  );
}

function DeckProgress({ run, deckSize }: { run: DeckRun; deckSize: number }) {
  const { known, again, left } = pileCounts(run, deckSize);

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
        <p className="font-semibold">
          {isOver(run) ? 'All cards seen' : `Card ${run.position + 1} of ${run.round.length}`}
        </p>
        <p className="text-ink-soft">
          I knew it: {known} · Again: {again} · Not sorted: {left}
        </p>
      </div>
      <ProgressBar label="Cards seen" value={run.position} max={run.round.length} />
    </div>
  );
}

/** What a screen reader says when a card comes up or turns. */
function spoken(card: FlashCard, { isFlipped, position, round }: DeckRun): string {
  if (isFlipped) return `Answer: ${plainText(card.back)}`;

  return `Card ${position + 1} of ${round.length}. Question: ${plainText(card.front)}`;
}

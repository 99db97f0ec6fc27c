import { type Rating, RATINGS } from '@second-bell/review';
import { Layers } from 'lucide-react';
import { type Ref, useState } from 'react';

import { NEXT_CARD, NOT_OFFLINE_YET, RATING_HELP, RATING_WORDS, SHOW_ANSWER } from '#copy/review.ts';
import { useShortcuts } from '#lib/use-shortcuts.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { Spinner } from '#ui/spinner.tsx';

import { type FlashCardData, secondsSince } from './answered-question.ts';
import { useBack } from './deck-cards.ts';
import { type ReviewPlace, ReviewScreen } from './review-screen.tsx';

type FlashCardTurnProps = {
  card: FlashCardData;
  place: ReviewPlace;
  headingRef: Ref<HTMLHeadingElement>;
  /** When the card would come back, in words. */
  comesBack: (rating: Rating) => string;
  onRated: (rating: Rating, seconds: number) => void;
  onSkip: () => void;
};

/** A flash card that comes back: thought of, turned, and rated by the one who knows. */
export function FlashCardTurn({ card, place, headingRef, comesBack, onRated, onSkip }: FlashCardTurnProps) {
  const [start] = useState(() => performance.now());
  const [isTurned, setIsTurned] = useState(false);
  const back = useBack(card.deckId, card.front);
  const canTurn = typeof back === 'string' && !isTurned;
  const rate = (rating: Rating) => onRated(rating, secondsSince(start));

  useShortcuts({
    ...(canTurn && { arrowright: () => setIsTurned(true) }),
    ...(isTurned &&
      Object.fromEntries(RATINGS.map((rating, index) => [String(index + 1), () => rate(rating)]))),
  });

  return (
    <ReviewScreen
      {...place}
      hasReading={false}
      steps={
        isTurned ? (
          <fieldset className="grid gap-2">
            <legend className="mb-2 text-small text-ink-soft">{RATING_HELP}</legend>
            <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
              {RATINGS.map((rating) => (
                <Button
                  key={rating}
                  intent="secondary"
                  className="flex-col gap-0"
                  onClick={() => rate(rating)}
                >
                  {RATING_WORDS[rating]}
                  <span className="text-small font-normal text-ink-soft">{comesBack(rating)}</span>
                </Button>
              ))}
            </div>
          </fieldset>
        ) : back === null ? (
          <Button size="large" onClick={onSkip}>
            {NEXT_CARD}
          </Button>
        ) : (
          <Button size="large" disabled={!canTurn} onClick={() => setIsTurned(true)}>
            {SHOW_ANSWER}
          </Button>
        )
      }
    >
      <Card asChild className="grid min-h-64 content-center gap-5">
        <section aria-labelledby="flash-card">
          <h2 ref={headingRef} id="flash-card" tabIndex={-1} className="scroll-mt-2 sr-only">
            Card {place.index + 1} of {place.cardCount}
          </h2>
          <p className="inline-flex items-center gap-2 text-small font-semibold text-accent-strong">
            <Layers aria-hidden="true" className="size-4" />
            Flash card
          </p>
          <RichText className="font-heading text-heading-m">{card.front}</RichText>
          <output className="grid gap-5">
            {isTurned && typeof back === 'string' && (
              <RichText className="border-t border-line pt-5 text-question">{back}</RichText>
            )}
          </output>
          {back === undefined && <Spinner label="Loading…" />}
          {back === null && <p className="text-ink-soft">{NOT_OFFLINE_YET}</p>}
        </section>
      </Card>
    </ReviewScreen>
  );
}

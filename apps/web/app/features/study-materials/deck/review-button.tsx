import { calls } from '@second-bell/contract/calls';
import { PLACEHOLDER_USER_ID } from '@second-bell/domain';
import { BellPlus, Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';

import { DECK_ADD, DECK_ADDED, DECK_FAILED, DECK_REMOVE } from '#copy/review.ts';
import { PATHS } from '#copy/site-links.ts';
import { call } from '#lib/api-client.ts';
import { Button } from '#ui/button.tsx';

import type { FlashCard } from '../content/decks.server.ts';

const userId = PLACEHOLDER_USER_ID;

type ReviewButtonProps = { slug: string; cards: readonly FlashCard[] };

/** Puts the deck into the learner's review, or takes it out. The place is there from the start, so that nothing moves. */
export function ReviewButton({ slug, cards }: ReviewButtonProps) {
  const { isAdded, hasFailed, change } = useInReview(slug, cards);

  return (
    <section aria-label="Review" className="grid gap-2 print:hidden">
      <Button
        intent="secondary"
        className="justify-self-start"
        disabled={isAdded === undefined}
        onClick={() => void change(isAdded !== true)}
      >
        {isAdded ? <Check aria-hidden="true" /> : <BellPlus aria-hidden="true" />}
        {isAdded ? DECK_REMOVE : DECK_ADD}
      </Button>
      <output className="min-h-6 text-small text-ink-soft">
        {hasFailed && DECK_FAILED}
        {isAdded && !hasFailed && (
          <>
            {DECK_ADDED}{' '}
            <Link to={PATHS.review} className="font-semibold text-primary underline">
              Go to review
            </Link>
          </>
        )}
      </output>
    </section>
  );
}

/** `isAdded` is undefined until the server, or a press, has told. */
function useInReview(slug: string, cards: readonly FlashCard[]) {
  const [isAdded, setIsAdded] = useState<boolean>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    call(calls.review.decks, { params: { userId }, signal: leaving.signal }).then(
      (decks) => setIsAdded(decks.some(({ deckId }) => deckId === slug)),
      // Without an answer the deck can be added all the same: once more does no harm.
      () => leaving.signal.aborted || setIsAdded(false),
    );

    return () => leaving.abort();
  }, [slug]);

  async function change(isOn: boolean): Promise<void> {
    const params = { userId, deckId: slug };
    setHasFailed(false);
    try {
      if (isOn) await call(calls.review.addDeck, { params, body: { cards: cards.map(({ id }) => id) } });
      else await call(calls.review.removeDeck, { params });
      setIsAdded(isOn);
    } catch {
      setHasFailed(true);
    }
  }

  return { isAdded, hasFailed, change };
}

import type { FlashCard } from '../content/decks.server.ts';
import { TextView } from '../text-view.tsx';

/** The whole deck to read, to print and for browsers without JavaScript. */
export function CardList({ cards }: { cards: readonly FlashCard[] }) {
  return (
    <details className="rounded-card border border-line bg-surface-raised">
      <summary className="min-h-12 cursor-pointer rounded-card p-4 font-semibold text-primary">
        See all {cards.length} cards as a list
      </summary>
      <dl className="grid gap-4 border-t border-line p-5 sm:p-7">
        {cards.map(({ id, front, back }) => (
          <div key={id} className="border-b border-line pb-4 last:border-0 last:pb-0">
            <dt className="font-semibold">
              <TextView nodes={front} />
            </dt>
            <dd className="mt-1 text-ink-soft">
              <TextView nodes={back} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

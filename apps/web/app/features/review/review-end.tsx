import { readableText } from '@second-bell/question-text';
import type { ReviewCard } from '@second-bell/contract';
import type { Rating } from '@second-bell/review';
import { CalendarClock } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router';

import { ALL_DONE_TODAY, RATING_WORDS } from '#copy/review.ts';
import { PATHS } from '#copy/site-links.ts';
import { count } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

import { dayName } from '#lib/day-words.ts';

/** A card that was asked, how well it was known, and when it comes back. */
export type Turn = { card: ReviewCard; rating: Rating; day: number };

type ReviewEndProps = {
  turns: readonly Turn[];
  today: number;
  headingRef: Ref<HTMLHeadingElement>;
  onLeave: () => void;
};

/** After the last card: how it went, and what comes back when. */
export function ReviewEnd({ turns, today, headingRef, onLeave }: ReviewEndProps) {
  const known = turns.filter(({ rating }) => rating !== 'again').length;
  const days = [...new Set(turns.map(({ day }) => day))].toSorted((a, b) => a - b);

  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-6 sm:px-6 sm:py-10">
      <header className="grid gap-2">
        <h1 ref={headingRef} tabIndex={-1} className="text-heading-l outline-none">
          {known} of {count(turns.length, 'card')} known
        </h1>
        <p className="text-lead text-ink-soft">{ALL_DONE_TODAY}</p>
      </header>
      {turns.length > 0 && (
        <Card asChild className="grid gap-5">
          <section aria-labelledby="comes-back">
            <h2 id="comes-back" className="flex items-center gap-2 text-heading-s">
              <CalendarClock aria-hidden="true" className="size-6 text-accent-strong" />
              What comes back when
            </h2>
            {days.map((day) => (
              <DayOfCards
                key={day}
                name={dayName(day, today)}
                turns={turns.filter((turn) => turn.day === day)}
              />
            ))}
          </section>
        </Card>
      )}
      <div className="flex flex-wrap gap-3">
        <Button asChild size="large">
          <Link to={PATHS.choosePracticeTest}>Practice something new</Link>
        </Button>
        <Button intent="secondary" size="large" onClick={onLeave}>
          Back to review
        </Button>
      </div>
    </div>
  );
}

function DayOfCards({ name, turns }: { name: string; turns: readonly Turn[] }) {
  return (
    <div className="grid gap-2">
      <h3 className="font-bold">
        {name} <span className="font-normal text-ink-soft">({count(turns.length, 'card')})</span>
      </h3>
      <ul className="grid gap-1.5">
        {turns.map(({ card, rating }) => (
          <li
            key={card.cardId}
            className="flex items-baseline justify-between gap-4 border-t border-line pt-1.5"
          >
            <span className="line-clamp-2 min-w-0">{textOf(card)}</span>
            <span className="shrink-0 text-small text-ink-soft">
              {card.kind === 'flash_card' ? RATING_WORDS[rating] : rating === 'again' ? 'Missed' : 'Known'}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function textOf(card: ReviewCard): string {
  return readableText(card.kind === 'question' ? card.question.questionText : card.front);
}

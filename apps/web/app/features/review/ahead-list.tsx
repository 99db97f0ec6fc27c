import { dayOfDate } from '@second-bell/domain';

import { count } from '#lib/format.ts';

import { dayName } from '#lib/day-words.ts';
import type { LoadedReview } from './load-review.ts';

const DAYS_SHOWN = 7;

/** How many cards the next days bring, as far as is known now. */
export function AheadList({ review: { ahead, today } }: { review: LoadedReview }) {
  if (ahead.length === 0) return null;

  return (
    <section aria-labelledby="ahead" className="grid gap-3">
      <h2 id="ahead" className="text-heading-s">
        Coming up
      </h2>
      <dl className="grid gap-2">
        {ahead.slice(0, DAYS_SHOWN).map((day) => (
          <div key={day.on} className="flex justify-between gap-4 border-t border-line pt-2">
            <dt>{dayName(dayOfDate(day.on), dayOfDate(today))}</dt>
            <dd className="font-semibold tabular-nums">{count(day.count, 'card')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

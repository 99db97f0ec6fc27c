import { dateOfDay, localDay } from '@second-bell/domain';
import { ArrowRight, BellRing } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';

import { PATHS } from '#copy/site-links.ts';

import { count } from './format.ts';
import { logFailure } from './log-failure.ts';
import { useReviewDue } from './review-due.ts';
import { ownTimeZone } from './time-zone.ts';

/**
 * `12 to review today, about 9 minutes`, in the place of a line that is there where nothing is due: so nothing moves. Asks
 * the server on the first visit of a day, and only for somebody who has learned on this device.
 */
export function ReviewDueLine({ otherwise }: { otherwise: ReactNode }) {
  const known = useReviewDue();
  const [today] = useState(() => dateOfDay(localDay(new Date(), ownTimeZone())));
  const isOld = known !== null && known.today !== today;

  useEffect(() => {
    if (!isOld) return;
    import('./refresh-review-due.ts')
      .then(({ refreshReviewDue }) => refreshReviewDue())
      .catch((error: unknown) => logFailure('What is due for review was not told', error));
  }, [isOld]);

  const isDue = known !== null && !isOld && known.due > 0;

  return (
    <div className="grid min-h-14 items-center *:col-start-1 *:row-start-1">
      <div className={isDue ? 'invisible' : ''}>{otherwise}</div>
      {isDue && (
        <Link
          to={PATHS.review}
          className="flex max-w-xl items-center gap-3 rounded-control border border-accent bg-accent-soft px-4 py-2 font-semibold text-ink no-underline"
        >
          <BellRing aria-hidden="true" className="size-5 shrink-0 text-accent-strong" />
          <span className="grow">
            {known.due} to review today, about {count(known.minutes, 'minute')}
          </span>
          <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
        </Link>
      )}
    </div>
  );
}

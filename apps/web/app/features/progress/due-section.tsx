import type { ReviewSummary } from '@second-bell/contract';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';

import { DUE_TITLE, dueWords, NOTHING_DUE_NOW } from '#copy/progress.ts';
import { PATHS } from '#copy/site-links.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

/** What the review asks today; nothing while that is not known. */
export function DueSection({ review }: { review: ReviewSummary | undefined }) {
  if (review === undefined) return null;

  return (
    <Card asChild className="flex flex-wrap items-center justify-between gap-4 print:hidden">
      <section aria-labelledby="due">
        <div>
          <h2 id="due" className="text-heading-s">
            {DUE_TITLE}
          </h2>
          <p>{review.due === 0 ? NOTHING_DUE_NOW : dueWords(review.due, review.minutes)}</p>
        </div>
        {review.due > 0 && (
          <Button asChild intent="secondary">
            <Link to={PATHS.review}>
              Start the review
              <ArrowRight aria-hidden="true" />
            </Link>
          </Button>
        )}
      </section>
    </Card>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BellRing, CloudOff } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';

import * as copy from '#copy/review.ts';
import { PATHS } from '#copy/site-links.ts';
import { count } from '#lib/format.ts';
import { QueryView } from '#lib/query-view.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';

import { AheadList } from './ahead-list.tsx';
import { type LoadedReview, reviewQuery } from './load-review.ts';
import { ReviewSession } from './review-session.tsx';
import { useSendWhenBack } from './use-send-when-back.ts';

/** What was missed and what is learned by heart, just before it would be forgotten. */
export function ReviewPage() {
  const review = useQuery(reviewQuery());
  const queryClient = useQueryClient();
  const [running, setRunning] = useState<LoadedReview>();
  const waiting = useSendWhenBack();

  if (running) {
    return (
      <ReviewSession
        review={running}
        onLeave={() => {
          setRunning(undefined);
          void queryClient.invalidateQueries({ queryKey: reviewQuery().queryKey });
        }}
      />
    );
  }

  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-6 sm:px-6 sm:py-10">
      <h1 className="text-heading-l">{copy.REVIEW_TITLE}</h1>
      <QueryView query={review} loading="Loading your review…">
        {(loaded) => (
          <>
            {loaded.isOffline && (
              <Notice tone="caution" title={copy.OFFLINE_TITLE}>
                {copy.OFFLINE_TEXT}
              </Notice>
            )}
            {waiting > 0 && (
              <p role="status" className="flex items-center gap-2 text-ink-soft">
                <CloudOff aria-hidden="true" className="size-5" />
                {copy.waitingWords(waiting)}
              </p>
            )}
            {loaded.due > 0 ? (
              <DueCard review={loaded} onStart={() => setRunning(loaded)} />
            ) : (
              <NothingDue review={loaded} />
            )}
            <AheadList review={loaded} />
            <p className="text-ink-soft">
              {loaded.examOn === null ? copy.NO_EXAM_YET : copy.AIMED_AT}{' '}
              <Link to={PATHS.plan} className="font-semibold text-primary underline">
                {loaded.examOn === null ? copy.MAKE_PLAN : copy.SEE_PLAN}
              </Link>
            </p>
          </>
        )}
      </QueryView>
    </div>
  );
}

function DueCard({ review, onStart }: { review: LoadedReview; onStart: () => void }) {
  const { due, minutes, moved, cap, askedToday } = review;

  return (
    <Card className="grid gap-4">
      <p className="text-heading-m font-semibold">
        {due} due, about {count(minutes, 'minute')}
      </p>
      <p className="text-ink-soft">{copy.HOW_IT_WORKS}</p>
      <Button size="large" onClick={onStart}>
        {askedToday > 0 ? 'Go on' : 'Start'}
      </Button>
      {moved > 0 && <p className="text-small text-ink-soft">{copy.movedWords(moved, cap)}</p>}
    </Card>
  );
}

function NothingDue({ review: { askedToday, ahead } }: { review: LoadedReview }) {
  const isEmpty = askedToday === 0 && ahead.length === 0;

  return (
    <EmptyState
      icon={BellRing}
      title={copy.NOTHING_DUE}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button asChild>
            <Link to={PATHS.choosePracticeTest}>Choose a practice test</Link>
          </Button>
          <Button asChild intent="secondary">
            <Link to={`${PATHS.studyMaterials}?type=flashcard`}>Find flash cards</Link>
          </Button>
        </div>
      }
    >
      {isEmpty ? copy.NOTHING_YET : askedToday > 0 ? copy.ALL_DONE_TODAY : copy.HOW_IT_WORKS}
    </EmptyState>
  );
}

import { calls } from '@second-bell/contract/calls';
import { PLACEHOLDER_USER_ID, whatMoved } from '@second-bell/domain';
import { useQuery } from '@tanstack/react-query';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { Link } from 'react-router';

import {
  ALL_PROGRESS,
  endedTitle,
  FIRST_TIME,
  fixedWords,
  KEPT_FOR_REVIEW,
  movedWords,
  NEW_QUESTIONS,
  NOTHING_MISSED,
  WEAK_TOPICS,
} from '#copy/ending.ts';
import { PATHS } from '#copy/site-links.ts';
import { call } from '#lib/api-client.ts';
import { formatDate } from '#lib/format.ts';
import { sendPracticeAnswers } from '#lib/practice-answers.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';

import { type Ending, fixedOf, missedOf, percentOf, rightOf, weakTopicsOf } from './ending.ts';
import { FixButton } from './fix-button.tsx';

/** The end of a run, in both ways to practise: how it went, what moved, what is weak, and the one next step. */
export function EndingSummary({ ending }: { ending: Ending }) {
  const { right, answered } = rightOf(ending);
  const missed = missedOf(ending);
  const hasFixes = ending.toFix.length > 0;

  return (
    <Card asChild className="grid gap-6 border-accent">
      <section aria-labelledby="ending">
        <h2 id="ending" className="text-heading-s wrap-anywhere">
          {endedTitle(ending.title)}
        </h2>
        <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
          <div className="grid content-start gap-2">
            <p className="font-heading text-display leading-none font-semibold">
              {hasFixes ? fixedWords(fixedOf(ending), ending.toFix.length) : `${percentOf(ending)}%`}
            </p>
            <p className="text-lead">
              {right} of {answered} right
              {ending.questionCount > answered && `, ${ending.questionCount - answered} not answered`}
            </p>
            {hasFixes ? <p className="text-ink-soft">{KEPT_FOR_REVIEW}</p> : <Moved ending={ending} />}
          </div>
          <WeakTopics ending={ending} />
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          {missed.length > 0 ? (
            <FixButton ending={ending} missed={missed} />
          ) : (
            <>
              <p className="basis-full">{NOTHING_MISSED}</p>
              <Button asChild>
                <Link to={`${PATHS.progress}#build`}>{NEW_QUESTIONS}</Link>
              </Button>
            </>
          )}
          <Link to={PATHS.progress} className="inline-flex min-h-11 items-center font-semibold underline">
            {ALL_PROGRESS}
          </Link>
        </div>
      </section>
    </Card>
  );
}

/** Against the last time at the same test, or in the same subject. Nothing while it is not known. */
function Moved({ ending }: { ending: Ending }) {
  const { examType, examSubject } = ending;
  const { data } = useQuery({
    queryKey: ['/api/users', PLACEHOLDER_USER_ID, 'sessions', examType, examSubject],
    queryFn: async ({ signal }) => {
      await sendPracticeAnswers();

      return call(calls.progress.sessions, {
        params: { userId: PLACEHOLDER_USER_ID },
        query: { exam: examType, subject: examSubject },
        signal,
      });
    },
    enabled: examSubject !== '',
  });
  if (data === undefined) return null;

  const move = whatMoved({ ...ending, percent: percentOf(ending) }, data.sessions);
  if (move === null) return <p className="text-ink-soft">{FIRST_TIME}</p>;
  const Icon = move.by < 0 ? TrendingDown : TrendingUp;

  return (
    <p className="flex items-start gap-2">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>
        {movedWords(move.by)}: {move.before.percent}% on {formatDate(move.before.endedAt)}
        {!move.sameTest && `, in ${examSubject}`}.
      </span>
    </p>
  );
}

function WeakTopics({ ending }: { ending: Ending }) {
  const topics = weakTopicsOf(ending);
  if (topics.length === 0) return null;

  return (
    <div className="grid content-start gap-3">
      <h3 className="font-bold">{WEAK_TOPICS}</h3>
      <dl className="grid gap-3">
        {topics.map(({ topic, right, answered }) => (
          <div key={topic} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
            <dt className="wrap-anywhere">{topic}</dt>
            <dd className="font-semibold tabular-nums">
              {right} of {answered} right
            </dd>
            <dd aria-hidden="true" className="col-span-2">
              <ProgressBar value={right} max={answered} label={topic} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

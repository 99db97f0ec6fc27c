import type { Attempt } from '@second-bell/contract';

import { ONLY_ANSWERED } from '#copy/results.ts';
import { Card } from '#ui/card.tsx';
import { Failure } from '#ui/failure.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Spinner } from '#ui/spinner.tsx';

import { type AttemptDetail, useAttemptDetail } from './use-attempt-detail.ts';
import { attemptStanding, durationWords, topicScores } from './view-model.ts';

/** Where the points of the newest test came from. */
export function LatestTest({ attempt }: { attempt: Attempt }) {
  const detail = useAttemptDetail(attempt);

  return (
    <Card asChild className="grid gap-4">
      <section aria-labelledby="latest-test">
        <div>
          <h2 id="latest-test" className="text-heading-s">
            Your latest test
          </h2>
          <p className="text-ink-soft">{attempt.examTitle}</p>
        </div>
        {attemptStanding(attempt) === 'leftEarly' ? (
          <p>
            You left this test early, so there are no answers to look at. It does not count in your figures.
          </p>
        ) : (
          <Breakdown attempt={attempt} detail={detail} />
        )}
      </section>
    </Card>
  );
}

function Breakdown({ attempt, detail }: { attempt: Attempt; detail: AttemptDetail }) {
  if (detail.state === 'pending') return <Spinner label="Loading your latest test…" />;
  if (detail.state === 'failed') return <Failure error={detail.error} onRetry={detail.retry} />;

  const { correctAnswers, totalQuestions, timeSpent } = attempt;
  const topics = topicScores(detail.rows);

  return (
    <>
      <dl className="grid gap-3">
        <Share name="Right" value={correctAnswers} total={totalQuestions} />
        <Share
          name="Not right"
          isAgainst
          value={Math.max(0, detail.answered - correctAnswers)}
          total={totalQuestions}
        />
        <Share
          name="Not answered"
          value={Math.max(0, totalQuestions - detail.answered)}
          total={totalQuestions}
        />
      </dl>
      <p className="text-ink-soft">Time used: {durationWords(timeSpent)}.</p>
      {topics.length > 0 && (
        <>
          <div>
            <h3 className="font-bold">Right answers by topic</h3>
            <p className="text-small text-ink-soft">{ONLY_ANSWERED}</p>
          </div>
          <dl className="grid gap-3">
            {topics.map(({ topic, right, answered }) => (
              <Share key={topic} name={topic} value={right} total={answered} />
            ))}
          </dl>
        </>
      )}
    </>
  );
}

type ShareProps = {
  name: string;
  value: number;
  total: number;
  /** Whether it counts against the learner. */ isAgainst?: boolean;
};

function Share({ name, value, total, isAgainst = false }: ShareProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
      <dt>{name}</dt>
      <dd className="font-semibold tabular-nums">{total === 0 ? 'Not answered' : `${value} of ${total}`}</dd>
      <dd aria-hidden="true" className="col-span-2">
        <ProgressBar value={value} max={total} label={name} {...(isAgainst && { tone: 'critical' })} />
      </dd>
    </div>
  );
}

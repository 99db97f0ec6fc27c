import type { ProgressOverview } from '@second-bell/contract';
import { useState } from 'react';

import { BAND_NOTE, TIME_NOTE, timeAgainstOwn, TOO_FEW } from '#copy/progress.ts';
import { OTHER_TOPIC } from '#copy/results.ts';
import { count } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

import { SetProblem } from './set-problem.tsx';
import { type RatedTopic, ratedTopics, topicKey, weakestOf } from './topics-view.ts';
import { useStartSet } from './use-start-set.ts';

const SHOWN = 8;
const WEAKEST = 3;
const QUESTIONS = 15;

/** Each topic with the share of right answers, how sure that is, and its time. The weakest lead to a set of just these. */
export function TopicList({ overview }: { overview: ProgressOverview }) {
  const [isAll, setIsAll] = useState(false);
  const start = useStartSet();
  const topics = ratedTopics(overview.topics);
  const weakest = weakestOf(topics, WEAKEST);
  const exams = new Set(weakest.map(({ examType }) => examType));
  const [exam] = exams;

  return (
    <Card asChild className="grid gap-5">
      <section aria-labelledby="topics">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <h2 id="topics" className="text-heading-s">
            By topic, weakest first
          </h2>
          {exam !== undefined && exams.size === 1 && (
            <Button
              intent="secondary"
              size="small"
              className="print:hidden"
              disabled={start.isPending}
              onClick={() =>
                start.mutate({
                  title: 'Your weakest topics',
                  wish: {
                    kind: 'built',
                    exam,
                    subjects: [...new Set(weakest.map(({ examSubject }) => examSubject))],
                    topics: weakest.flatMap(({ topic }) => topic ?? []),
                    from: 'all',
                    count: QUESTIONS,
                  },
                })
              }
            >
              Practice the weakest {weakest.length}
            </Button>
          )}
        </div>
        <SetProblem error={start.error} />
        <ul className="grid gap-x-10 gap-y-5 lg:grid-cols-2">
          {(isAll ? topics : topics.slice(0, SHOWN)).map((topic) => (
            <li key={topicKey(topic)}>
              <TopicRow topic={topic} ownSeconds={overview.medianSeconds} />
            </li>
          ))}
        </ul>
        {topics.length > SHOWN && (
          <Button intent="quiet" className="justify-self-start print:hidden" onClick={() => setIsAll(!isAll)}>
            {isAll ? 'Show fewer topics' : `Show all ${count(topics.length, 'topic')}`}
          </Button>
        )}
        <p className="max-w-prose text-small text-ink-soft">
          {BAND_NOTE} {TIME_NOTE}
        </p>
      </section>
    </Card>
  );
}

function TopicRow({ topic, ownSeconds }: { topic: RatedTopic; ownSeconds: number }) {
  const { band, answered, correct, examType, examSubject, medianSeconds } = topic;

  return (
    <div className="grid gap-1">
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 font-semibold wrap-anywhere">{topic.topic ?? OTHER_TOPIC}</p>
        <p className="shrink-0 font-semibold tabular-nums">
          {band ? `${band.percent}%` : `${correct} of ${answered}`}
        </p>
      </div>
      {band && (
        <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" className="h-3 w-full">
          <rect width={100} height={6} rx={1} className="fill-surface-sunken" />
          <rect width={band.percent} height={6} rx={1} className="fill-primary" />
          <rect
            x={band.low}
            y={2.4}
            width={Math.max(1, band.high - band.low)}
            height={1.2}
            className="fill-ink"
          />
        </svg>
      )}
      <p className="text-small text-ink-soft">
        {examType} · {examSubject}
      </p>
      <p className="text-small">
        {band ? `${correct} of ${answered} right, likely ${band.low} to ${band.high}%` : TOO_FEW} ·{' '}
        {timeAgainstOwn(medianSeconds, ownSeconds)}
      </p>
    </div>
  );
}

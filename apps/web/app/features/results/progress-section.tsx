import type { Attempt, Progress } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { DEFAULT_PASSING_SCORE, PLACEHOLDER_USER_ID } from '@second-bell/domain';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';

import { ONLY_ANSWERED } from '#copy/results.ts';
import { endpointQuery } from '#lib/endpoint-query.ts';
import { count } from '#lib/format.ts';
import { QueryView } from '#lib/query-view.tsx';

import { ChartCard } from './chart-card.tsx';
import { isInScope } from './exam-scope.ts';
import {
  type NamedTopic,
  namedTopics,
  paceBars,
  paceFinding,
  paceTable,
  scoreFinding,
  scoreRows,
  scoreTable,
  strengths,
  topicBars,
  topicFinding,
  topicsToWorkOn,
  topicTable,
} from './progress-view.ts';
import { ScopeChoice } from './scope-choice.tsx';
import { Strengths } from './strengths.tsx';
import { subjectBars, subjectFinding, subjectScores, subjectTable } from './subject-scores.ts';
import { useExamScope } from './use-exam-scope.ts';
import { countedAttempts, sharedPassingScore } from './view-model.ts';
import { WorkOnNext } from './work-on-next.tsx';

/** What draws is large: it is loaded with the first chart. */
const loadDrawings = () => import('./drawings.tsx');
const ScoreDrawing = lazy(async () => ({ default: (await loadDrawings()).ScoreDrawing }));
const BarDrawing = lazy(async () => ({ default: (await loadDrawings()).BarDrawing }));

/** The table holds them all. */
const MAX_BARS = 8;

/** The learner's own figures of one exam: over time, by topic and by test. There is at least one attempt that counts. */
export function ProgressSection({ attempts }: { attempts: readonly Attempt[] }) {
  const all = countedAttempts(attempts);
  const { exams, scope, choose } = useExamScope(all);
  const counted = all.filter(isInScope(scope));
  const mark = sharedPassingScore(counted);
  const progress = useQuery(endpointQuery(calls.attempts.progress, { userId: PLACEHOLDER_USER_ID }));

  return (
    <section aria-labelledby="progress" className="grid grid-cols-1 gap-6">
      <h2 id="progress" className="text-heading-m">
        Your progress: {[scope.examType, scope.subject].filter(Boolean).join(' ')}
      </h2>
      <ScopeChoice exams={exams} scope={scope} onChoose={choose} />
      {scope.subject === null ? (
        <SubjectChart attempts={counted} mark={mark} />
      ) : (
        <ScoreChart attempts={counted} mark={mark} />
      )}
      <QueryView query={progress} loading="Loading your topics…">
        {({ topics, tests }) => (
          <TopicsAndTests
            topics={namedTopics(topics.filter(isInScope(scope)))}
            tests={tests.filter(isInScope(scope))}
            mark={mark}
          />
        )}
      </QueryView>
    </section>
  );
}

type Marked = { /** The pass mark in percent, where the tests share one. */ mark: number | null };

type TopicsAndTestsProps = Pick<Progress, 'tests'> & Marked & { topics: readonly NamedTopic[] };

function TopicsAndTests({ topics, tests, mark }: TopicsAndTestsProps) {
  const passLine = mark ?? DEFAULT_PASSING_SCORE;

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <TopicChart topics={topics} mark={mark} />
      <div className="grid grid-cols-1 gap-6">
        <WorkOnNext topics={topicsToWorkOn(topics, passLine)} />
        <Strengths topics={strengths(topics, passLine)} />
        <PaceChart tests={tests} />
      </div>
    </div>
  );
}

function ScoreChart({ attempts, mark }: { attempts: readonly Attempt[] } & Marked) {
  const rows = scoreRows(attempts);
  const name = 'Score over time';
  const isGrouped = rows.some(({ tests }) => tests > 1);
  const points = isGrouped ? 'Each point is the average of several tests' : 'Each point is a test';

  return (
    <ChartCard
      name={name}
      finding={scoreFinding(attempts)}
      note={`${points}, the oldest first.${mark === null ? '' : ` The dashed line is the pass mark, ${mark}%.`}`}
      table={scoreTable(rows)}
      drawing={<ScoreDrawing name={name} rows={rows} mark={mark} />}
    />
  );
}

/** Of several subjects there is no line: a score in one does not follow on a score in another. */
function SubjectChart({ attempts, mark }: { attempts: readonly Attempt[] } & Marked) {
  const scores = subjectScores(attempts);
  const bars = subjectBars(scores, mark ?? DEFAULT_PASSING_SCORE);

  return (
    <ChartCard
      name="Latest score by subject"
      finding={subjectFinding(scores)}
      note={`The lowest first. Choose a subject above to see its scores over time.${mark === null ? '' : ` The dashed line is the pass mark, ${mark}%.`}`}
      table={subjectTable(scores)}
      drawing={<BarDrawing rows={bars} max={100} {...(mark !== null && { mark })} />}
    />
  );
}

function TopicChart({ topics, mark }: { topics: readonly NamedTopic[] } & Marked) {
  const passLine = mark ?? DEFAULT_PASSING_SCORE;
  const bars = topicBars(topics, passLine).slice(0, MAX_BARS);

  return (
    <ChartCard
      name="Right answers by topic"
      finding={topicFinding(topics, passLine)}
      note={`${shown(bars.length, topics.length, 'topic', 'weakest')}${mark === null ? '' : ` The dashed line is at ${mark}%.`} ${ONLY_ANSWERED}`}
      table={topicTable(topics)}
      drawing={<BarDrawing rows={bars} max={100} {...(mark !== null && { mark })} />}
    />
  );
}

function PaceChart({ tests }: Pick<Progress, 'tests'>) {
  const bars = paceBars(tests).slice(0, MAX_BARS);

  return (
    <ChartCard
      name="Time for a question"
      finding={paceFinding(tests)}
      note={`${shown(bars.length, tests.length, 'test', 'slowest')} Your time, shared out over the questions you answered.`}
      table={paceTable(tests)}
      drawing={<BarDrawing rows={bars} max={bars[0]?.value ?? 0} />}
    />
  );
}

/** `The 8 weakest of 12 topics; the table has them all.` */
function shown(drawn: number, all: number, noun: string, most: string): string {
  if (drawn < all) return `The ${drawn} ${most} of ${count(all, noun)}; the table has them all.`;

  return all === 1 ? '' : `The ${most} first.`;
}

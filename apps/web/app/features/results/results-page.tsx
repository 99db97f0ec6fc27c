import type { Attempt } from '@second-bell/contract';
import { attemptStatistics } from '@second-bell/domain';
import { ChartLine, ClipboardList } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';

import { RESULTS_LEAD, TAKE_ANOTHER_TEST } from '#copy/results.ts';
import { PATHS, PROGRESS_TITLE } from '#copy/site-links.ts';
import { ContinueTests } from '#lib/continue-tests.tsx';
import { QueryView } from '#lib/query-view.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Spinner } from '#ui/spinner.tsx';

import { AskedForAttempt } from './asked-for-attempt.tsx';
import { EndedTest } from './ended-test.tsx';
import { LatestTest } from './latest-test.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { RecentScores } from './recent-scores.tsx';
import { ReportButton } from './report-button.tsx';
import { SampleFigures } from './sample-figures.tsx';
import { StatTiles } from './stat-tiles.tsx';
import { useAttempts } from './use-attempts.ts';
import { attemptStanding, completedAttempts, countedAttempts } from './view-model.ts';

/** A first visit has nothing to draw: it is loaded with the first attempt that counts. */
const ProgressSection = lazy(async () => ({
  default: (await import('./progress-section.tsx')).ProgressSection,
}));

export function ResultsPage() {
  const attempts = useAttempts();

  return (
    <div className="grid grid-cols-1 gap-8">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-heading-l">Your results</h1>
          <p className="mt-2 max-w-prose text-lead text-ink-soft">{RESULTS_LEAD}</p>
        </div>
        <div className="flex flex-wrap items-start gap-3">
          <Button asChild>
            <Link to={PATHS.choosePracticeTest}>{TAKE_ANOTHER_TEST}</Link>
          </Button>
          <Button asChild intent="secondary">
            <Link to={PATHS.progress}>{PROGRESS_TITLE}</Link>
          </Button>
          <ReportButton attempts={attempts.data} />
        </div>
      </header>
      <ContinueTests />
      <QueryView query={attempts} loading="Loading your results…">
        {(loaded) => <Results attempts={loaded} />}
      </QueryView>
    </div>
  );
}

/** The learner's own results. The sample figures stand below them until there are some that count. */
function Results({ attempts }: { attempts: readonly Attempt[] }) {
  const completed = completedAttempts(attempts);
  const latest = completed[0];
  const hasCounted = countedAttempts(attempts).length > 0;
  const hasUncounted = completed.some((attempt) => attemptStanding(attempt) !== 'counted');

  return (
    <>
      {latest && <EndedTest latest={latest} />}
      <AskedForAttempt attempts={completed} />
      <StatTiles statistics={attemptStatistics(attempts)} hasUncounted={hasUncounted} />
      {latest === undefined ? (
        <NoResults />
      ) : (
        <>
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
            <RecentScores attempts={completed} />
            <LatestTest attempt={latest} />
          </div>
          {hasCounted ? <Progress attempts={attempts} /> : <NoProgress />}
        </>
      )}
      {!hasCounted && <SampleFigures hasResults={latest !== undefined} />}
    </>
  );
}

function NoResults() {
  return (
    <EmptyState
      icon={ClipboardList}
      title="No results yet"
      action={
        <Button asChild>
          <Link to={PATHS.home}>Choose an exam</Link>
        </Button>
      }
    >
      Take a practice test, and your scores will show up here.
    </EmptyState>
  );
}

function Progress({ attempts }: { attempts: readonly Attempt[] }) {
  return (
    <PartBoundary fallback={<ProgressFailure />}>
      <Suspense fallback={<Spinner label="Loading your progress…" />}>
        <ProgressSection attempts={attempts} />
      </Suspense>
    </PartBoundary>
  );
}

function ProgressFailure() {
  return (
    <Notice tone="critical" title="Your charts did not load" role="alert">
      Check your internet connection, then reload the page. Your results are safe.
    </Notice>
  );
}

function NoProgress() {
  return (
    <EmptyState icon={ChartLine} title="No progress to draw yet">
      Finish a practice test, and your charts will show up here.
    </EmptyState>
  );
}

import { type Attempt, attemptEndpoints } from '@second-bell/contract';
import { attemptStatistics } from '@second-bell/domain';
import { useQuery } from '@tanstack/react-query';
import { ClipboardList } from 'lucide-react';
import { Link } from 'react-router';

import { TAKE_ANOTHER_TEST } from '#copy/results.ts';
import { PATHS } from '#copy/site-links.ts';
import { endpointQuery } from '#lib/endpoint-query.ts';
import { PLACEHOLDER_USER_ID } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Failure } from '#ui/failure.tsx';
import { Spinner } from '#ui/spinner.tsx';

import { LatestTest } from './latest-test.tsx';
import { RecentScores } from './recent-scores.tsx';
import { SampleFigures } from './sample-figures.tsx';
import { StatTiles } from './stat-tiles.tsx';
import { attemptStanding, recentAttempts } from './view-model.ts';

export function ResultsPage() {
  return (
    <div className="grid grid-cols-1 gap-8">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-heading-l">Your results</h1>
        <Button asChild>
          <Link to={PATHS.choosePracticeTest}>{TAKE_ANOTHER_TEST}</Link>
        </Button>
      </header>
      <LoadedResults />
    </div>
  );
}

function LoadedResults() {
  const attempts = useQuery(endpointQuery(attemptEndpoints.ofUser, { userId: PLACEHOLDER_USER_ID }));

  if (attempts.data) return <Results attempts={attempts.data} />;
  if (attempts.isError && !attempts.isFetching) {
    return <Failure error={attempts.error} onRetry={() => void attempts.refetch()} />;
  }

  return <Spinner label="Loading your results…" />;
}

/** The learner's own results first, the sample figures below them. */
function Results({ attempts }: { attempts: readonly Attempt[] }) {
  const recent = recentAttempts(attempts);
  const latest = recent[0];
  const hasUncounted = recent.some((attempt) => attemptStanding(attempt) !== 'counted');

  return (
    <>
      <StatTiles statistics={attemptStatistics(attempts)} hasUncounted={hasUncounted} />
      {latest === undefined ? (
        <NoResults />
      ) : (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          <RecentScores attempts={recent} />
          <LatestTest attempt={latest} />
        </div>
      )}
      <SampleFigures hasResults={latest !== undefined} />
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

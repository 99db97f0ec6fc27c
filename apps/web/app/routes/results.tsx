import { RESULTS_DESCRIPTION } from '#copy/results.ts';
import { ResultsPage } from '#features/results/results-page.tsx';
import { UnsentTests } from '#features/runner/unsent-tests.tsx';
import { AccountOffer } from '#lib/account-offer.tsx';
import { pageMeta } from '#lib/page-meta.ts';

import type { Route } from './+types/results.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({ title: 'Results', description: RESULTS_DESCRIPTION, path: location.pathname });

export default function Results() {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 sm:py-8">
      <UnsentTests />
      <ResultsPage />
      <AccountOffer />
    </div>
  );
}

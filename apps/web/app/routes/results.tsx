import { Suspense } from 'react';

import { RESULTS_DESCRIPTION } from '#copy/results.ts';
import { ResultsPage } from '#features/results/results-page.tsx';
import { AccountOffer } from '#lib/account-offer.tsx';
import { useOpenTests } from '#lib/open-tests.ts';
import { pageMeta } from '#lib/page-meta.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

import type { Route } from './+types/results.ts';

/** Only where one waits: what sends it comes with it. */
const UnsentTests = lazyPart(async () => (await import('#features/runner/unsent-tests.tsx')).UnsentTests);

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({ title: 'Results', description: RESULTS_DESCRIPTION, path: location.pathname });

export default function Results() {
  const hasUnsent = useOpenTests().some(({ isClosed }) => isClosed);

  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 sm:py-8">
      <Suspense>{hasUnsent && <UnsentTests />}</Suspense>
      <ResultsPage />
      <AccountOffer />
    </div>
  );
}

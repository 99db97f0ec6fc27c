import { useLocation } from 'react-router';

import { useIsHydrated } from '#lib/use-is-hydrated.ts';

import { endingIn } from './ending.ts';
import { EndingSummary } from './ending-summary.tsx';

/** The summary of the run that led to this page, where one did. It stays through a reload, and is gone with the entry. */
export function EndedHere() {
  const { state } = useLocation();
  // The page was built without knowing of any run.
  const isHydrated = useIsHydrated();
  const ending = isHydrated ? endingIn(state) : undefined;

  return ending === undefined ? null : <EndingSummary ending={ending} />;
}

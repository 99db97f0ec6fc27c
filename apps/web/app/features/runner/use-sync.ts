import { useEffect, useMemo, useSyncExternalStore } from 'react';

import type { OpenRun } from './open-run.ts';
import { LogSync } from './sync.ts';

/** The log of a run on its way to the server, for as long as its page is open. */
export function useSync({ header: { attemptId }, log }: OpenRun) {
  const sync = useMemo(() => new LogSync(log, attemptId), [log, attemptId]);
  const view = useSyncExternalStore(sync.subscribe, sync.view);

  useEffect(() => sync.start(), [sync]);

  return { sync, ...view };
}

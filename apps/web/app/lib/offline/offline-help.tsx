import { OFFLINE } from '#copy/failures.ts';

import { isUnreachable } from '../failure-message.ts';
import { KeptOnDevice } from './kept-on-device.tsx';

/** What helps a learner on whose page could not be loaded without a connection: the tests that open all the same. */
export function offlineHelp(error: unknown) {
  if (!isUnreachable(error)) return {};

  return { ...(!navigator.onLine && OFFLINE), more: <KeptOnDevice /> };
}

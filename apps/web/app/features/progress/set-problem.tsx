import { BUILD_FAILED } from '#copy/progress.ts';
import { failureMessage } from '#lib/failure-message.ts';
import { Notice } from '#ui/notice.tsx';

import { NothingFits } from './use-start-set.ts';

/** Why a set did not begin. */
export function SetProblem({ error }: { error: Error | null }) {
  if (error === null) return null;
  if (error instanceof NothingFits) return <Notice tone="neutral" role="alert" title={error.message} />;

  return (
    <Notice tone="critical" role="alert" title={BUILD_FAILED}>
      {failureMessage(error)}
    </Notice>
  );
}

import { RotateCw } from 'lucide-react';
import { createContext, use } from 'react';

import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** How the app words an error for people. It is given from above, since nothing here knows of servers. */
export const FailureWords = createContext<(error: unknown) => string>(
  () => 'Something went wrong. Wait a moment, then try again.',
);

type FailureProps = { error: unknown; onRetry: () => void };

/** Stands where data would be when its call failed: what went wrong, and a way to try again. */
export function Failure({ error, onRetry }: FailureProps) {
  const wordsFor = use(FailureWords);
  const retry = (
    <Button intent="secondary" onClick={onRetry}>
      <RotateCw aria-hidden="true" />
      Try again
    </Button>
  );

  return (
    <Notice tone="critical" title="This did not load" role="alert" action={retry}>
      {wordsFor(error)}
    </Notice>
  );
}

import { RotateCw } from 'lucide-react';
import { createContext, type ReactNode, use, useEffect, useEffectEvent } from 'react';

import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** How the app words an error for people. It is given from above, since nothing here knows of servers. */
export const FailureWords = createContext<(error: unknown) => string>(
  () => 'Something went wrong. Wait a moment, then try again.',
);

/** What helps on beside the words: a title and words of its own where it knows better, and what stands below them. */
type Help = { title?: string; text?: string; more?: ReactNode };

/** Given from above, too: knows of what is kept on the device. */
export const FailureHelp = createContext<(error: unknown) => Help>(() => ({}));

type FailureProps = { error: unknown; onRetry: () => void };

/** Stands where data would be when its call failed: what went wrong, and a way to try again. */
export function Failure({ error, onRetry }: FailureProps) {
  const wordsFor = use(FailureWords);
  const { title, text, more } = use(FailureHelp)(error);
  useRetryOnline(onRetry);
  const retry = (
    <Button intent="secondary" onClick={onRetry}>
      <RotateCw aria-hidden="true" />
      Try again
    </Button>
  );

  return (
    <Notice
      tone={title === undefined ? 'critical' : 'neutral'}
      title={title ?? 'This did not load'}
      role="alert"
      action={retry}
    >
      {text ?? wordsFor(error)}
      {more}
    </Notice>
  );
}

/** Nobody has to press a button when the connection is back. */
function useRetryOnline(onRetry: () => void): void {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const again = () => retry();
    window.addEventListener('online', again);

    return () => window.removeEventListener('online', again);
  }, []);
}

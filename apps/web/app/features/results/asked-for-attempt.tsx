import type { Attempt } from '@second-bell/contract';
import { lazy, Suspense, useRef } from 'react';
import { useSearchParams } from 'react-router';

import { useIsHydrated } from '#lib/use-is-hydrated.ts';

import { PartBoundary } from './part-boundary.tsx';

const AttemptDialog = lazy(async () => ({ default: (await import('./attempt-dialog.tsx')).AttemptDialog }));

/** The test that the address asks for (`?attempt=…`), opened; other pages lead to one in this way. */
export function AskedForAttempt({ attempts }: { attempts: readonly Attempt[] }) {
  const [params, setParams] = useSearchParams();
  const isHydrated = useIsHydrated();
  const place = useRef<HTMLDivElement>(null);
  const attempt = attempts.find(({ id }) => id === params.get('attempt'));
  const close = () =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('attempt');

        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  return (
    <div ref={place} tabIndex={-1} className="outline-none empty:hidden">
      {isHydrated && attempt && (
        <PartBoundary fallback={null}>
          <Suspense>
            <AttemptDialog
              attempt={attempt}
              open
              onOpenChange={close}
              onClosed={() => place.current?.focus()}
            />
          </Suspense>
        </PartBoundary>
      )}
    </div>
  );
}

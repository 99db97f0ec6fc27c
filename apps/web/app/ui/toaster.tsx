import { lazy, Suspense, useSyncExternalStore } from 'react';

import { latestNotification, onNotification } from './notify.ts';

const Toast = lazy(async () => ({ default: (await import('./toast.tsx')).Toast }));

/** Where toasts appear: mounted once, in the root. What shows them is loaded with the first one. */
export function Toaster() {
  const notification = useSyncExternalStore(onNotification, latestNotification, () => undefined);
  if (notification === undefined) return null;

  return (
    <Suspense>
      <Toast notification={notification} />
    </Suspense>
  );
}

import { lazy, Suspense, useSyncExternalStore } from 'react';

import { latestNotification, onNotification } from './notify.ts';
import { PlainToast } from './plain-toast.tsx';

/** Without a connection its code may not come: a message, often about just that, is then shown without it. */
const Toast = lazy(async () => {
  const { Toast: Full } = await import('./toast.tsx').catch(() => ({ Toast: PlainToast }));

  return { default: Full };
});

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

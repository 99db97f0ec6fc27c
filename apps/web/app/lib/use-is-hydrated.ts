import { useSyncExternalStore } from 'react';

/** False while the page is still as it was built: it was built without anybody's address or device. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

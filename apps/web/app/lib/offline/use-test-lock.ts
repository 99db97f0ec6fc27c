import { useEffect } from 'react';

import { TEST_LOCK } from './names.ts';
import { offerTakeOver } from './new-version.ts';

/** While a test is under way on this page, no new version of the site takes over in any tab. */
export function useTestLock(): void {
  useEffect(() => {
    // Safari before 15.4 has none; there, a new version waits until all pages are closed. Nor has a site without TLS.
    if (!('locks' in navigator)) return undefined;

    let release = () => {};
    const left = new Promise<void>((resolve) => {
      release = resolve;
    });
    void navigator.locks.request(TEST_LOCK, { mode: 'shared' }, () => left).then(offerTakeOver);

    return () => release();
  }, []);
}

import { RotateCw } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

import { NEW_VERSION } from '#copy/site.ts';
import { Button } from '#ui/button.tsx';

import { isTestPage } from './test-pages.ts';
import { isVersionNewer, offerTakeOver, onNewVersion } from './new-version.ts';

/**
 * Says that there is a newer version than this page's. It comes with the next page that is opened, so that nothing moves
 * under a finger.
 */
export function VersionNotice() {
  const { pathname } = useLocation();
  const isNewer = useSyncExternalStore(onNewVersion, isVersionNewer, () => false);
  const [shown, setShown] = useState({ pathname, isNewer });
  if (shown.pathname !== pathname) setShown({ pathname, isNewer });

  // Between two pages is a good moment for a new version to take over. A test that is being reloaded holds nothing yet.
  useEffect(() => {
    if (!isTestPage(pathname)) void offerTakeOver();
  }, [pathname]);

  if (!shown.isNewer || isTestPage(pathname)) return null;

  return (
    <aside
      aria-label={NEW_VERSION.name}
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-b border-line bg-surface-sunken px-4 py-2"
    >
      <p>{NEW_VERSION.text}</p>
      <Button intent="secondary" size="small" onClick={() => window.location.reload()}>
        <RotateCw aria-hidden="true" />
        {NEW_VERSION.action}
      </Button>
    </aside>
  );
}

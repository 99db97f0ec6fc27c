import { RotateCw } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

import { NEW_VERSION } from '#copy/site.ts';
import { Button } from '#ui/button.tsx';

import { isPartMissing, onPartMissing, watchParts } from './missing-part.ts';
import { isTestPage, isWorkPage } from './test-pages.ts';
import { isVersionNewer, offerTakeOver, onNewVersion } from './new-version.ts';

/**
 * Says that there is a newer version than this page's. It comes with the next page that is opened, so that nothing moves
 * under a finger. Where a part of this page is gone with the old version, it is told at once.
 */
export function VersionNotice() {
  const { pathname } = useLocation();
  const isNewer = useSyncExternalStore(onNewVersion, isVersionNewer, () => false);
  const isMissing = useSyncExternalStore(onPartMissing, isPartMissing, () => false);
  const [shown, setShown] = useState({ pathname, isNewer });
  if (shown.pathname !== pathname) setShown({ pathname, isNewer });

  useEffect(() => watchParts(), []);

  // Between two pages is a good moment for a new version to take over. A test that is being reloaded holds nothing yet.
  useEffect(() => {
    if (!isTestPage(pathname)) void offerTakeOver();
  }, [pathname]);

  if (!isMissing && (!shown.isNewer || isTestPage(pathname))) return null;

  return (
    <aside
      aria-live={isMissing ? 'polite' : undefined}
      aria-label={NEW_VERSION.name}
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-b border-line bg-surface-sunken px-4 py-2"
    >
      <p>
        {isMissing ? NEW_VERSION.missingPart : NEW_VERSION.text}
        {isMissing && isWorkPage(pathname) && ` ${NEW_VERSION.inTest}`}
      </p>
      <Button intent="secondary" size="small" onClick={() => window.location.reload()}>
        <RotateCw aria-hidden="true" />
        {NEW_VERSION.action}
      </Button>
    </aside>
  );
}

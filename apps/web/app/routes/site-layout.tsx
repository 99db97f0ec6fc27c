import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';

import { hasSiteChrome } from '#features/site/site-chrome.ts';
import { SiteFooter } from '#features/site/site-footer.tsx';
import { SiteHeader } from '#features/site/site-header.tsx';
import { isTestPage } from '#lib/offline/test-pages.ts';
import { VersionNotice } from '#lib/offline/version-notice.tsx';
import { hasClosedTests } from '#lib/open-tests.ts';
import { useFocusOnChange } from '#lib/use-focus-on-change.ts';
import { cn } from '#ui/cn.ts';
import { MAIN_ID, SkipLink } from '#ui/skip-link.tsx';

/**
 * The frame of every page: header and footer where the path has them, and the padding the fixed header needs.
 *
 * The footer always starts below the screen, so that it does not jump when the page above it is filled.
 */
export default function SiteLayout() {
  const { pathname, search } = useLocation();
  // The router itself brings back how far each page was scrolled.
  const main = useFocusOnChange<HTMLElement>(pathname + search, { scrolls: false });
  const isFramed = hasSiteChrome(pathname);
  useSender(pathname);

  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {isFramed && <SiteHeader key={pathname} />}
      <main
        ref={main}
        id={MAIN_ID}
        tabIndex={-1}
        className={cn('grow', isFramed && 'min-h-dvh pt-(--header-height)')}
      >
        <VersionNotice />
        <Outlet />
      </main>
      {isFramed && <SiteFooter />}
    </div>
  );
}

/** How often what could not be sent is tried again. */
const SEND_AGAIN_MS = 30_000;

/** Whatever page is open: a test that was handed in without a connection is sent. A test's own page does it itself. */
function useSender(pathname: string): void {
  useEffect(() => {
    const send = () => {
      if (isTestPage(pathname) || !hasClosedTests()) return;
      // Tried again later; the results say how it stands.
      void import('#features/runner/unsent.ts').then(({ sendUnsent }) => sendUnsent()).catch(() => undefined);
    };
    send();
    const timer = setInterval(send, SEND_AGAIN_MS);
    window.addEventListener('online', send);

    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [pathname]);
}

import { Outlet, useLocation } from 'react-router';

import { hasSiteChrome } from '#features/site/site-chrome.ts';
import { SiteFooter } from '#features/site/site-footer.tsx';
import { SiteHeader } from '#features/site/site-header.tsx';
import { VersionNotice } from '#lib/offline/version-notice.tsx';
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

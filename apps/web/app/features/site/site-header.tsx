import { Menu, Search, Settings as SettingsIcon, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';

import { SITE_NAME } from '#copy/site.ts';
import { NAVIGATION_LINKS, PATHS, SETTINGS_LINK, type SiteLink } from '#copy/site-links.ts';
import { useIsSignedInHere } from '#lib/signed-in.ts';
import { useShortcuts } from '#lib/use-shortcuts.ts';
import { BellMark } from '#ui/bell-mark.tsx';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';

import { useIsScrolled } from './use-is-scrolled.ts';

const MENU_ID = 'site-menu';

/**
 * The navigation bar, fixed at the top; on a phone its links are behind a menu button. It asks for its own width and not the
 * window's: that is told in letters of the size that the learner chose.
 */
export function SiteHeader() {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const isScrolled = useIsScrolled();

  return (
    <header
      className={cn(
        '@container fixed inset-x-0 top-0 z-30 border-b border-line bg-surface transition-shadow',
        isScrolled && 'shadow-bar',
      )}
    >
      <div className="mx-auto flex h-(--header-height) max-w-6xl items-center gap-1 px-4 @min-[39rem]:gap-4 @min-[39rem]:px-6">
        <Link to={PATHS.home} className="mr-auto flex min-h-11 items-center gap-2 rounded-control pr-2">
          <BellMark className="size-9" />
          <span className="font-heading text-heading-s font-semibold whitespace-nowrap @max-[18.5rem]:sr-only">
            {SITE_NAME}
          </span>
        </Link>
        <nav aria-label="Main" className="hidden items-center @min-[78rem]:flex">
          <NavigationLinks links={NAVIGATION_LINKS} />
        </nav>
        <Button asChild intent="quiet" size="small">
          <Link to={PATHS.search}>
            <Search aria-hidden="true" />
            <span className="sr-only">Search</span>
          </Link>
        </Button>
        <div className="hidden items-center gap-2 @min-[39rem]:flex">
          <Button asChild intent="quiet" size="small">
            <Link to={PATHS.settings}>
              <SettingsIcon aria-hidden="true" />
              <span className="sr-only">{SETTINGS_LINK.label}</span>
            </Link>
          </Button>
          <AccountLinks />
        </div>
        <Button
          intent="quiet"
          size="small"
          className="-mr-2 @min-[78rem]:hidden"
          aria-expanded={isMenuOpen}
          aria-controls={MENU_ID}
          onClick={() => setIsMenuOpen(!isMenuOpen)}
        >
          {isMenuOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          {/* Beside the name there is no room for the word on the smallest phones. */}
          <span className="@max-[22rem]:sr-only">Menu</span>
        </Button>
      </div>
      {isMenuOpen && <PhoneMenu onLeave={() => setIsMenuOpen(false)} />}
    </header>
  );
}

function PhoneMenu({ onLeave }: { onLeave: () => void }) {
  useShortcuts({ escape: onLeave });

  return (
    <nav
      id={MENU_ID}
      aria-label="Main"
      className="grid max-h-[calc(100dvh-var(--header-height))] gap-1 overflow-y-auto border-t border-line px-4 py-4 @min-[78rem]:hidden"
    >
      <NavigationLinks links={[...NAVIGATION_LINKS, SETTINGS_LINK]} onFollow={onLeave} />
      <div className="mt-3 grid gap-3 @min-[39rem]:hidden">
        <AccountLinks />
      </div>
    </nav>
  );
}

const AccountMenu = lazy(async () => ({ default: (await import('#lib/account-menu.tsx')).AccountMenu }));

/** Spec section 2 names both buttons; whoever is signed in has a menu in their place. */
function AccountLinks() {
  const isSignedIn = useIsSignedInHere();
  if (isSignedIn) {
    return (
      <Suspense fallback={null}>
        <AccountMenu />
      </Suspense>
    );
  }

  return (
    <>
      <Button asChild intent="quiet" size="small">
        <Link to={PATHS.signIn}>Sign In</Link>
      </Button>
      <Button asChild size="small">
        <Link to={PATHS.signUp}>Get Started</Link>
      </Button>
    </>
  );
}

type NavigationLinksProps = { links: readonly SiteLink[]; onFollow?: () => void };

function NavigationLinks({ links, onFollow }: NavigationLinksProps) {
  const current = withoutLastSlash(useLocation().pathname);

  return links.map(({ label, to }) => (
    <Link
      key={label}
      to={to}
      aria-current={to === current ? 'page' : undefined}
      onClick={onFollow}
      className="flex min-h-11 items-center rounded-control px-3 font-semibold underline-offset-8 hover:bg-primary-soft aria-[current=page]:text-primary aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-3"
    >
      {label}
    </Link>
  ));
}

/** While its HTML is made, a page's own address ends with a slash; React would keep what stands there then. */
function withoutLastSlash(pathname: string): string {
  return pathname === PATHS.home ? pathname : pathname.replace(/\/$/, '');
}

import { Link } from 'react-router';

import { SITE_DESCRIPTION, SITE_NAME } from '#copy/site.ts';
import { NAVIGATION_LINKS, PATHS } from '#copy/site-links.ts';
import { BellMark } from '#ui/bell-mark.tsx';

const LINKS = [...NAVIGATION_LINKS, { label: 'Choose your exam', to: PATHS.selectProduct }];

export function SiteFooter() {
  return (
    <footer className="border-t border-line bg-surface-sunken">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-10 sm:px-6 md:grid-cols-[1fr_auto]">
        <div className="max-w-prose">
          <p className="flex items-center gap-2 font-heading text-heading-s font-semibold">
            <BellMark className="size-8" />
            {SITE_NAME}
          </p>
          <p className="mt-2 text-ink-soft">{SITE_DESCRIPTION}</p>
        </div>
        <nav aria-label="Footer">
          <ul className="grid gap-x-8 sm:grid-cols-2">
            {LINKS.map(({ label, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}

import { Link } from 'react-router';

import { SITE_DESCRIPTION, SITE_NAME } from '#copy/site.ts';
import { FOOTER_GROUPS, type FooterLink } from '#copy/site-links.ts';
import { BellMark } from '#ui/bell-mark.tsx';

export function SiteFooter() {
  return (
    <footer className="border-t border-line bg-surface-sunken">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-12 sm:px-6 lg:grid-cols-[1fr_auto] lg:gap-20">
        <div className="max-w-sm">
          <p className="flex items-center gap-2 font-heading text-heading-s font-semibold">
            <BellMark className="size-8" />
            {SITE_NAME}
          </p>
          <p className="mt-2 text-ink-soft">{SITE_DESCRIPTION}</p>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-8 sm:grid-cols-3 lg:gap-14">
          {FOOTER_GROUPS.map(({ title, links }) => (
            <div key={title}>
              <h2 className="font-body text-small font-bold text-accent-strong">{title}</h2>
              <ul className="mt-1">
                {links.map((link) => (
                  <li key={link.label}>
                    <FooterEntry {...link} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}

const ENTRY_LOOK = 'inline-flex min-h-11 items-center';

/** A placeholder keeps its place and its role, says that it is not there yet, and goes nowhere. */
function FooterEntry({ label, to }: FooterLink) {
  if (to === undefined) {
    return (
      <span role="link" aria-disabled="true" className={`${ENTRY_LOOK} flex-wrap gap-x-1.5 text-ink-soft`}>
        {label} <span className="text-small">(coming soon)</span>
      </span>
    );
  }

  return (
    <Link to={to} className={`${ENTRY_LOOK} underline-offset-4 hover:underline`}>
      {label}
    </Link>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { PageHeader } from '#ui/page-header.tsx';

import type { Crumb } from './place.ts';

type LevelHeaderProps = {
  crumbs: readonly Crumb[];
  text?: string | undefined;
  /** What can be done with the level as a whole; the main action stands last. */
  actions?: ReactNode;
};

/** The trail down to a level, whose last step is the page's heading, and the level's actions. */
export function LevelHeader({ crumbs, ...header }: LevelHeaderProps) {
  return (
    <PageHeader {...header}>
      <nav aria-label="Breadcrumb">
        <ol className="flex flex-wrap items-center gap-x-2">
          {crumbs.map(({ label, to }, index) => (
            <li key={to} className={index === crumbs.length - 1 ? 'basis-full' : 'flex items-center gap-2'}>
              {index === crumbs.length - 1 ? (
                <h1 aria-current="page" className="text-heading-l">
                  {label}
                </h1>
              ) : (
                <>
                  <Link
                    to={to}
                    className="flex min-h-11 items-center font-semibold text-primary underline-offset-4 hover:underline"
                  >
                    {label}
                  </Link>
                  <span aria-hidden="true" className="text-ink-soft">
                    /
                  </span>
                </>
              )}
            </li>
          ))}
        </ol>
      </nav>
    </PageHeader>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { SITE_NAME } from '#copy/site.ts';
import { PATHS } from '#copy/site-links.ts';
import { ContinueTests } from '#lib/continue-tests.tsx';
import { BellMark } from '#ui/bell-mark.tsx';

type StudentFrameProps = { action?: ReactNode; children: ReactNode };

/** The frame of the student pages, which have no site header: the way home, and one action of the page. */
export function StudentFrame({ action, children }: StudentFrameProps) {
  return (
    <div className="mx-auto max-w-5xl px-4 pb-16 sm:px-6">
      <div className="flex min-h-16 items-center justify-between gap-4 py-3">
        <Link to={PATHS.home} className="flex min-h-11 items-center gap-2 rounded-control">
          <BellMark className="size-8" />
          <span className="font-heading text-lead font-semibold">{SITE_NAME}</span>
        </Link>
        {action}
      </div>
      <ContinueTests className="mb-6" />
      {children}
    </div>
  );
}

import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { PATHS } from '#copy/site-links.ts';

/** The frame of a guide and of a deck: the way back to the library above them. */
export function ReadingFrame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto max-w-6xl px-4 pb-20 sm:px-6 print:max-w-none print:p-0">
      <Link
        to={PATHS.studyMaterials}
        className="my-4 -ml-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold text-primary hover:bg-primary-soft print:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
        All study materials
      </Link>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

import { useFocusOnChange } from '#lib/use-focus-on-change.ts';
import { MAIN_ID, SkipLink } from '#ui/skip-link.tsx';

import { DeskHeader } from './desk-header.tsx';

/** The frame of every page of the desk. */
export function DeskFrame({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const main = useFocusOnChange<HTMLElement>(pathname + search, { scrolls: false });

  return (
    <div className="min-h-dvh">
      <SkipLink />
      <DeskHeader />
      <main
        ref={main}
        id={MAIN_ID}
        tabIndex={-1}
        className="mx-auto max-w-6xl px-4 pt-6 pb-24 sm:px-6 sm:pt-8"
      >
        {children}
      </main>
    </div>
  );
}

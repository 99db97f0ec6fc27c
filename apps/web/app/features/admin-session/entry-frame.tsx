import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { BACK_TO_SITE } from '#copy/admin.ts';
import { PATHS } from '#copy/site-links.ts';
import { deskFailureMessage } from '#lib/desk-failure.ts';
import { BellMark } from '#ui/bell-mark.tsx';
import { Card } from '#ui/card.tsx';
import { FailureWords } from '#ui/failure.tsx';

type EntryFrameProps = { title: string; text?: string; children: ReactNode };

/** The sheet in front of the desk: login and invitation. */
export function EntryFrame({ title, text, children }: EntryFrameProps) {
  return (
    <div className="mx-auto grid max-w-md gap-6 px-4 py-10 sm:py-16">
      <div className="grid justify-items-center gap-3 text-center">
        <BellMark className="size-14" />
        <h1 className="text-heading-l">{title}</h1>
        {text !== undefined && <p className="text-ink-soft">{text}</p>}
      </div>
      <FailureWords value={deskFailureMessage}>
        <Card className="grid gap-5">{children}</Card>
      </FailureWords>
      <Link
        to={PATHS.home}
        className="flex min-h-11 items-center justify-self-center rounded-control px-3 font-semibold text-primary underline underline-offset-4"
      >
        {BACK_TO_SITE}
      </Link>
    </div>
  );
}

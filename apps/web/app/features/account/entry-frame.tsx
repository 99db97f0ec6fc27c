import type { ReactNode } from 'react';

import { Card } from '#ui/card.tsx';

type EntryFrameProps = { title: string; text?: string; children: ReactNode; after?: ReactNode };

/** A page with one thing to do about an account. */
export function EntryFrame({ title, text, children, after }: EntryFrameProps) {
  return (
    <div className="mx-auto grid max-w-lg grid-cols-[minmax(0,1fr)] gap-6 px-4 py-8 sm:py-14">
      <header className="grid gap-2">
        <h1 className="text-heading-l">{title}</h1>
        {text !== undefined && <p className="text-ink-soft">{text}</p>}
      </header>
      <Card className="grid gap-5">{children}</Card>
      {after}
    </div>
  );
}

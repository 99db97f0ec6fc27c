import { type ReactNode, useId } from 'react';

import { Card } from '#ui/card.tsx';

type AccountSectionProps = { title: string; text?: string; children: ReactNode };

/** A part of the account's page. */
export function AccountSection({ title, text, children }: AccountSectionProps) {
  const id = useId();

  return (
    <Card asChild className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <section aria-labelledby={id}>
        <h2 id={id} className="text-heading-s">
          {title}
        </h2>
        {text !== undefined && <p className="-mt-2 max-w-prose text-ink-soft">{text}</p>}
        {children}
      </section>
    </Card>
  );
}

import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { Card } from './card.tsx';

type EmptyStateProps = {
  icon: LucideIcon;
  title?: string;
  /** `h1` where this is all that the page holds. */
  heading?: 'h1' | 'h2';
  children: ReactNode;
  action?: ReactNode;
};

/** Stands where a list would be while there is nothing in it. */
export function EmptyState({
  icon: Icon,
  title,
  heading: Heading = 'h2',
  children,
  action,
}: EmptyStateProps) {
  return (
    <Card className="flex flex-col items-center gap-3 py-10 text-center sm:py-10">
      <span className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent-strong">
        <Icon aria-hidden="true" className="size-8" />
      </span>
      {title !== undefined && <Heading className="text-heading-s">{title}</Heading>}
      <div className="max-w-prose text-ink-soft">{children}</div>
      {action !== undefined && <div className="mt-2">{action}</div>}
    </Card>
  );
}

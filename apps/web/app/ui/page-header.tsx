import type { ReactNode } from 'react';

type PageHeaderProps = {
  text?: string | undefined;
  /** What can be done with the page as a whole; the main action stands last. */
  actions?: ReactNode;
  /** The heading, with a trail before it where there is one. */
  children: ReactNode;
};

/** The top of a page that is worked at: what it is, and what can be done. */
export function PageHeader({ text, actions, children }: PageHeaderProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 grow basis-80">
        {children}
        {text !== undefined && <p className="mt-1 max-w-prose text-ink-soft">{text}</p>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
    </header>
  );
}

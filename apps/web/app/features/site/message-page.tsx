import type { ReactNode } from 'react';

import { BellMark } from '#ui/bell-mark.tsx';

type MessagePageProps = {
  title: string;
  /** Instead of the site's mark. */
  picture?: ReactNode;
  children: ReactNode;
  actions: ReactNode;
};

/** A page that only says something and shows the ways on. */
export function MessagePage({ title, picture, children, actions }: MessagePageProps) {
  return (
    <div className="mx-auto grid max-w-2xl justify-items-center gap-5 px-4 py-16 text-center sm:py-24">
      {picture ?? <BellMark className="size-20" />}
      <h1 className="text-heading-l">{title}</h1>
      <div className="text-lead text-ink-soft">{children}</div>
      <div className="flex flex-wrap justify-center gap-3">{actions}</div>
    </div>
  );
}

import type { ReactNode } from 'react';

import { cn } from '#ui/cn.ts';

type SectionProps = {
  /** Names the section, and makes the anchor of its heading. */
  id: string;
  title: string;
  text?: string;
  /** The ground changes from band to band, so that the eye sees where the next thought begins. */
  ground?: 'plain' | 'sunken';
  children: ReactNode;
};

/** One thought of a page: a band across the screen with a heading and what belongs to it. */
export function Section({ id, title, text, ground = 'plain', children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={cn(ground === 'sunken' && 'bg-surface-sunken')}>
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-14 sm:px-6 sm:py-20">
        <div className="grid gap-3">
          <h2 id={id} className="max-w-3xl text-heading-l">
            {title}
          </h2>
          {text !== undefined && <p className="max-w-prose text-lead text-ink-soft">{text}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';

import { cn } from '#ui/cn.ts';

type SectionProps = {
  /** Names the section, and makes the anchor of its heading. */
  id: string;
  title: string;
  text?: string;
  /** The ground changes from band to band, so that the eye sees where the next thought begins. */
  ground?: 'plain' | 'sunken';
  /** On a wide screen the heading stands beside what belongs to it, for text that would run too wide. */
  isSplit?: boolean;
  children: ReactNode;
};

/** One thought of a page: a band across the screen with a heading and what belongs to it. */
export function Section({ id, title, text, ground = 'plain', isSplit = false, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={cn(ground === 'sunken' && 'bg-surface-sunken')}>
      <div
        className={cn(
          'mx-auto grid max-w-6xl gap-8 px-4 py-14 sm:px-6 sm:py-20',
          isSplit && 'lg:grid-cols-[1fr_2fr] lg:gap-14',
        )}
      >
        <div className="grid content-start gap-3">
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

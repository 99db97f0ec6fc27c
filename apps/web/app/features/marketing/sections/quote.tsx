import type { Testimonial } from '#copy/site.ts';
import { cn } from '#ui/cn.ts';
import { SampleMark } from '#ui/sample-mark.tsx';

type QuoteProps = Testimonial & { className?: string };

/** A learner's words, by role, marked as a sample. */
export function Quote({ quote, role, className }: QuoteProps) {
  return (
    <figure className={cn('border-l-4 border-accent pl-5', className)}>
      <blockquote className="font-heading text-lead">“{quote}”</blockquote>
      <figcaption className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft">
        {role}
        <SampleMark />
      </figcaption>
    </figure>
  );
}

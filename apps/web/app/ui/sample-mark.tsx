import { cn } from './cn.ts';

/** Stands beside a figure or a sentence that nobody has measured or said yet. */
export function SampleMark({ className }: { className?: string }) {
  return (
    <span
      className={cn(
        'inline-block rounded-full border border-line-strong bg-surface-raised px-2.5 font-body text-small font-normal text-ink-soft',
        className,
      )}
    >
      Sample
    </span>
  );
}

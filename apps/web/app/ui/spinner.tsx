import { LoaderCircle } from 'lucide-react';

import { cn } from './cn.ts';

type SpinnerProps = { label: string; className?: string };

/** Shows that something is on its way, in words too. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <output className={cn('flex items-center gap-3 text-ink-soft base:justify-center base:py-12', className)}>
      <LoaderCircle aria-hidden="true" className="size-6 text-primary motion-safe:animate-spin" />
      <span>{label}</span>
    </output>
  );
}

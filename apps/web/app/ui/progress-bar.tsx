import { cn } from './cn.ts';

type ProgressBarProps = {
  value: number;
  max: number;
  label: string;
  /** What is no progress is not drawn in its colour. */
  tone?: 'critical';
  className?: string;
};

/** How much of something is done. The label names it to screen readers; show the figures in words beside it. */
export function ProgressBar({ value, max, label, tone, className }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      data-tone={tone}
      aria-valuetext={`${value} of ${max}`}
      value={value}
      max={Math.max(1, max)}
      className={cn('progress-bar w-full base:h-2.5', className)}
    />
  );
}

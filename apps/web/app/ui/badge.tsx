import { cva, type VariantProps } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

import { cn } from './cn.ts';

const badgeVariants = cva(
  'inline-flex items-center gap-1.5 rounded-full px-3 font-semibold whitespace-nowrap base:py-0.5 base:text-small',
  {
    variants: {
      tone: {
        neutral: 'bg-surface-sunken text-ink',
        positive: 'bg-positive-soft text-positive',
        caution: 'bg-caution-soft text-caution',
        critical: 'bg-critical-soft text-critical',
        accent: 'bg-accent text-on-accent',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeVariants> & { icon?: LucideIcon };

/** A short label. The tone only repeats what the words and the icon say. */
export function Badge({ tone, icon: Icon, className, children, ...props }: BadgeProps) {
  return (
    <span className={cn(badgeVariants({ tone }), className)} {...props}>
      {Icon && <Icon aria-hidden="true" className="size-4 shrink-0" />}
      {children}
    </span>
  );
}

import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';

import { cn } from './cn.ts';

const buttonVariants = cva(
  'inline-flex cursor-pointer items-center justify-center gap-2 rounded-control border-2 text-center font-semibold transition-colors duration-150 disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-sunken disabled:text-ink-soft [&_svg]:size-[1.15em] [&_svg]:shrink-0',
  {
    variants: {
      intent: {
        primary:
          'border-primary bg-primary text-on-primary hover:border-primary-strong hover:bg-primary-strong',
        secondary: 'border-line-strong bg-surface-raised text-ink hover:border-primary hover:bg-primary-soft',
        quiet: 'border-transparent text-primary hover:bg-primary-soft',
        danger: 'border-critical bg-surface-raised text-critical hover:bg-critical-soft',
      },
      size: {
        small: 'py-1.5 base:min-h-11 base:px-3 base:text-small',
        medium: 'py-2 base:min-h-12 base:px-5 base:text-body',
        large: 'py-3 base:min-h-14 base:px-7 base:text-lead',
      },
    },
    defaultVariants: { intent: 'primary', size: 'medium' },
  },
);

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonVariants> & { asChild?: boolean };

/** A button; with `asChild` its one child (a link) takes the looks. */
export function Button({ intent, size, asChild = false, className, type = 'button', ...props }: ButtonProps) {
  const classes = cn(buttonVariants({ intent, size }), className);
  if (asChild) return <Slot.Root className={classes} {...props} />;

  return <button type={type} className={classes} {...props} />;
}

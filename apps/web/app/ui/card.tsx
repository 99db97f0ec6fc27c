import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';

import { cn } from './cn.ts';

type CardProps = ComponentProps<'div'> & { asChild?: boolean };

/** A raised sheet of paper. With `asChild` its one child (a section, a list item) becomes the sheet. */
export function Card({ asChild = false, className, ...props }: CardProps) {
  const Sheet = asChild ? Slot.Root : 'div';

  return (
    <Sheet
      className={cn(
        'rounded-card border border-line bg-surface-raised shadow-card base:p-5 sm:base:p-7',
        className,
      )}
      {...props}
    />
  );
}

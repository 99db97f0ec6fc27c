import { X } from 'lucide-react';
import { Dialog as Parts } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';

import { cn } from './cn.ts';

export const Dialog = Parts.Root;
export const DialogClose = Parts.Close;

type DialogContentProps = Omit<ComponentProps<typeof Parts.Content>, 'title'> & {
  title: ReactNode;
  description?: string;
};

/**
 * The window of a dialog: named by its title, closed by Escape, by a press outside or by its Close button.
 *
 * The scrim is our own and app.css keeps the page behind from scrolling: Radix's overlay does both by writing a style
 * element, which the security policy forbids. A dialog over a dialog comes later in the page, and so lies above it.
 */
export function DialogContent({ title, description, className, children, ...props }: DialogContentProps) {
  return (
    <Parts.Portal>
      <div className="fixed inset-0 z-50 bg-scrim motion-safe:animate-fade-in" />
      <Parts.Content
        className={cn(
          'fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-1.5rem)] w-[calc(100vw-1.5rem)] -translate-1/2 overflow-y-auto overscroll-contain rounded-card border border-line bg-surface-raised p-5 shadow-raised base:max-w-xl motion-safe:animate-fade-in sm:p-7',
          className,
        )}
        {...(description === undefined && { 'aria-describedby': undefined })}
        {...props}
      >
        <div className="flex items-start gap-4">
          <Parts.Title className="grow pt-1.5 text-heading-m">{title}</Parts.Title>
          <Parts.Close className="-mt-1 -mr-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-ink-soft hover:bg-surface-sunken hover:text-ink">
            <X aria-hidden="true" className="size-5" />
            <span className="sr-only">Close</span>
          </Parts.Close>
        </div>
        {description !== undefined && (
          <Parts.Description className="mt-1 text-ink-soft">{description}</Parts.Description>
        )}
        <div className="mt-5">{children}</div>
      </Parts.Content>
    </Parts.Portal>
  );
}

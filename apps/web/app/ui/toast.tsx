import { CircleCheck, OctagonAlert, X } from 'lucide-react';
import { Toast as Parts } from 'radix-ui';

import { type Notification, TOAST_DISPLAY_MS } from './notify.ts';

const SIGNS = {
  success: { icon: CircleCheck, className: 'text-positive' },
  failure: { icon: OctagonAlert, className: 'text-critical' },
};

/** One toast at a time: a new one takes the place of the one before, with its full time. */
export function Toast({ notification }: { notification: Notification }) {
  const { number, kind, title, description } = notification;
  const { icon: Icon, className } = SIGNS[kind];

  return (
    <Parts.Provider duration={TOAST_DISPLAY_MS} label="Message">
      <Parts.Root
        key={number}
        className="flex items-start gap-3 rounded-card border border-line bg-surface-raised p-4 pr-2 shadow-raised motion-safe:animate-fade-in"
      >
        <Icon aria-hidden="true" className={`mt-0.5 size-6 shrink-0 ${className}`} />
        <div className="min-w-0 grow">
          <Parts.Title className="font-bold">{title}</Parts.Title>
          {description !== undefined && (
            <Parts.Description className="text-ink-soft">{description}</Parts.Description>
          )}
        </div>
        <Parts.Close className="-my-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-ink-soft hover:bg-surface-sunken hover:text-ink">
          <X aria-hidden="true" className="size-5" />
          <span className="sr-only">Close</span>
        </Parts.Close>
      </Parts.Root>
      {/* Above a dialog, which takes the pointer from all that lies below it. */}
      <Parts.Viewport className="pointer-events-auto fixed inset-x-4 bottom-4 z-60 mx-auto max-w-md" />
    </Parts.Provider>
  );
}

import { useEffect, useState } from 'react';

import { type Notification, TOAST_DISPLAY_MS } from './notify.ts';

/** A toast without the code of one: words that go away by themselves. */
export function PlainToast({ notification }: { notification: Notification }) {
  const { number, title, description } = notification;
  const [gone, setGone] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setGone(number), TOAST_DISPLAY_MS);

    return () => clearTimeout(timer);
  }, [number]);
  if (gone === number) return null;

  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-60 mx-auto max-w-md rounded-card border border-line bg-surface-raised p-4 shadow-raised"
    >
      <p className="font-bold">{title}</p>
      {description !== undefined && <p className="text-ink-soft">{description}</p>}
    </div>
  );
}

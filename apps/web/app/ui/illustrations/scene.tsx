import type { ReactNode } from 'react';

export type SceneProps = { className?: string | undefined };

/** The frame of an illustration: it only decorates, so screen readers pass it by. Its colours follow the theme. */
export function Scene({ className, children }: SceneProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 480 360"
      width="480"
      height="360"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {children}
    </svg>
  );
}

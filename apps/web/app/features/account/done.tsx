import { type ReactNode, useEffect, useRef } from 'react';

import { Notice } from '#ui/notice.tsx';

type DoneProps = { title: string; children?: ReactNode; action?: ReactNode };

/** Takes the place of a form that is done, and the focus with it. */
export function Done({ title, children, action }: DoneProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);

  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="positive" title={title} role="status" action={action}>
        {children}
      </Notice>
    </div>
  );
}

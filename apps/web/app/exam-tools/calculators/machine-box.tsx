import { type ReactNode, useEffect, useRef } from 'react';

import { CALCULATOR } from '#copy/exam-tools.ts';

import { useKeysIn } from '../use-keys-in.ts';

type MachineBoxProps = {
  /** What a key of the keyboard means; undefined for one that the machine has no use for. */
  keyOf: (event: KeyboardEvent) => string | undefined;
  onType: (key: string) => void;
  children: ReactNode;
};

/** Display and keys of a calculator, which can be typed on from the moment it opens. */
export function MachineBox({ keyOf, onType, children }: MachineBoxProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => box.current?.focus(), []);
  useKeysIn(box, (event) => {
    const key = keyOf(event);
    if (key === undefined) return;
    event.preventDefault();
    onType(key);
  });

  return (
    <div ref={box} role="group" tabIndex={-1} aria-label={CALCULATOR.label} className="grid gap-2 sm:gap-3">
      {children}
      <p className="text-small text-ink-soft pointer-coarse:hidden">{CALCULATOR.keysHint}</p>
    </div>
  );
}

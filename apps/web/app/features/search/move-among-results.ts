import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrow keys go from the field through the results and back. Each of them listens with this. */
export function moveAmongResults(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const stops = [...document.querySelectorAll<HTMLElement>('main input[type=search], main [data-result]')];
  const next = stops[stops.indexOf(event.currentTarget) + step];
  if (!next) return;

  event.preventDefault();
  next.focus();
}

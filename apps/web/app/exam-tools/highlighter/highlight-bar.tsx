import { Highlighter } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { HIGHLIGHT } from '#copy/exam-tools.ts';
import { Button } from '#ui/button.tsx';

import { useKeysIn } from '../use-keys-in.ts';
import type { HighlighterState } from './use-highlighter.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 8, ArrowLeft: -1, ArrowUp: -8 };

/** What can be done with the words that are selected, near the thumb. */
export function HighlightBar({ highlighter }: { highlighter: HighlighterState }) {
  const { selected, isStepping, said } = highlighter;

  return (
    <>
      <output className="sr-only">{said}</output>
      {(selected || isStepping) && (
        <div
          data-keeps-keys={isStepping || undefined}
          className="fixed inset-x-0 bottom-[calc(var(--bars-bottom,0rem)+0.5rem)] z-20 mx-auto w-fit max-w-[calc(100vw-1rem)] rounded-card border border-line-strong bg-surface-raised p-2 shadow-raised"
        >
          {isStepping ? <Stepper highlighter={highlighter} /> : <ApplyButton highlighter={highlighter} />}
        </div>
      )}
    </>
  );
}

function ApplyButton({ highlighter }: { highlighter: HighlighterState }) {
  return (
    <Button
      size="small"
      // Else the press would end the selection first.
      onPointerDown={(event) => event.preventDefault()}
      onClick={highlighter.apply}
    >
      <Highlighter aria-hidden="true" />
      {highlighter.selected?.isMarked ? HIGHLIGHT.remove : HIGHLIGHT.add}
    </Button>
  );
}

function Stepper({ highlighter }: { highlighter: HighlighterState }) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);

  useEffect(() => {
    before.current = document.activeElement;
    box.current?.focus({ preventScroll: true });
  }, []);

  function end(): void {
    highlighter.end();
    if (before.current instanceof HTMLElement) before.current.focus();
  }

  useKeysIn(box, (event) => {
    const by = STEPS[event.key];
    if (by !== undefined) highlighter.step(by, event.shiftKey);
    else if (event.key === 'Enter') highlighter.apply();
    else if (event.key === 'Tab' && !event.shiftKey) highlighter.nextText();
    else if (event.key === 'Escape') end();
    else return;
    event.preventDefault();
  });

  return (
    <div className="grid gap-2">
      <div
        ref={box}
        role="application"
        aria-label={HIGHLIGHT.label}
        aria-describedby="highlight-help"
        tabIndex={-1}
        className="rounded-control px-2 py-1"
      >
        <p id="highlight-help" className="max-w-prose text-small">
          {HIGHLIGHT.help}
        </p>
      </div>
      <div className="flex gap-2">
        <ApplyButton highlighter={highlighter} />
        <Button intent="secondary" size="small" onClick={end}>
          {HIGHLIGHT.done}
        </Button>
      </div>
    </div>
  );
}

import { Move, X } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react';

import { PANEL } from '#copy/exam-tools.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';

import { useKeysIn } from './use-keys-in.ts';

type Look = 'window' | 'wide' | 'drop-down';

type ToolPanelProps = { title: string; look: Look; onClose: () => void; children: ReactNode };

/** What scrolls must be reachable without a mouse; not every browser sees to that by itself. */
const REACHED_WITH_TAB = { tabIndex: 0 };

const STEP = 24;
/** So much of a window always stays on the screen: its bar can be reached again. */
const EDGE = 48;
const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const LOOKS: Record<Look, string> = {
  window: 'sm:inset-x-auto sm:right-6 sm:bottom-[calc(var(--bars-bottom,0rem)+1rem)] sm:w-96',
  wide: 'sm:inset-x-auto sm:right-6 sm:bottom-[calc(var(--bars-bottom,0rem)+1rem)] sm:w-[min(34rem,calc(100vw-3rem))]',
  'drop-down': 'sm:absolute sm:inset-x-auto sm:top-full sm:bottom-auto sm:left-0 sm:mt-1 sm:w-72',
};

/**
 * A tool beside the question: a sheet at the lower edge of a phone, over which the question can still be scrolled, and a
 * window that can be moved elsewhere. The question stays at work, so it is no dialog that locks the page.
 */
export function ToolPanel({ title, look, onClose, children }: ToolPanelProps) {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const { moveBy, drag } = useMoves((x, y) => moveElement(panel.current, x, y));

  useEffect(() => {
    // What is inside may have taken the focus already: a calculator does, to be typed on.
    if (panel.current?.contains(document.activeElement) === false) panel.current.focus();
  }, []);
  useKeysIn(panel, (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  });

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={titleId}
      data-keeps-keys
      className={cn(
        'tool-panel fixed inset-x-0 bottom-0 z-30 flex max-h-[min(62dvh,34rem)] flex-col rounded-t-card border border-line-strong bg-surface-raised shadow-raised sm:max-h-[calc(100dvh-var(--bars-bottom,0rem)-2rem)] sm:rounded-card',
        LOOKS[look],
      )}
    >
      <div className="flex items-center gap-2 border-b border-line pr-1 pl-4 sm:py-1">
        <h2 id={titleId} className="grow font-body text-body font-semibold">
          {title}
        </h2>
        {look !== 'drop-down' && (
          <Button
            intent="quiet"
            size="small"
            className="cursor-move touch-none max-sm:hidden"
            aria-label={`${PANEL.move}: ${title}. ${PANEL.moveHint}`}
            title={PANEL.moveHint}
            onKeyDown={(event: KeyboardEvent) => {
              const step = STEPS[event.key];
              if (!step) return;
              event.preventDefault();
              moveBy(...step);
            }}
            {...drag}
          >
            <Move aria-hidden="true" />
          </Button>
        )}
        <Button intent="quiet" size="small" aria-label={`${PANEL.close} ${title}`} onClick={onClose}>
          <X aria-hidden="true" />
        </Button>
      </div>
      <div
        role="group"
        aria-labelledby={titleId}
        {...REACHED_WITH_TAB}
        className="min-h-0 overflow-y-auto overscroll-contain p-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:p-4"
      >
        {children}
      </div>
    </section>
  );
}

/** Moves by dragging and by steps. */
function useMoves(moveBy: (x: number, y: number) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);

  return {
    moveBy,
    drag: {
      onPointerDown(event: PointerEvent) {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove(event: PointerEvent) {
        if (from.current === null) return;
        moveBy(event.clientX - from.current.x, event.clientY - from.current.y);
        from.current = { x: event.clientX, y: event.clientY };
      },
      onPointerUp() {
        from.current = null;
      },
    },
  };
}

/** No further than it can be seen. */
function moveElement(element: HTMLElement | null, x: number, y: number): void {
  if (!element) return;
  const box = element.getBoundingClientRect();
  const [left = 0, top = 0] = element.style.translate.split(' ').map(Number.parseFloat);
  const right = within(x, EDGE - box.right, window.innerWidth - EDGE - box.left);
  const down = within(y, -box.top, window.innerHeight - EDGE - box.top);
  element.style.translate = `${(left || 0) + right}px ${(top || 0) + down}px`;
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

import type { AttemptState, Stroke } from '@second-bell/domain';
import { Eraser, Undo2 } from 'lucide-react';
import { type PointerEvent, useRef, useState } from 'react';

import { SCRATCH_PAD } from '#copy/exam-tools.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/fields.tsx';

import type { ToolActions } from './tool-log.ts';
import { useKeptText } from './use-kept-text.ts';

const TEXT_MAX_LENGTH = 2_000;
/** In thousandths of the pad's width. */
const HEIGHT = 700;
const LEAST_STEP = 4;
/** Numbers of one line: the server takes twice as many. */
const STROKE_MAX_LENGTH = 200;
const STROKES_MAX = 400;

type ScratchPadProps = { pad: AttemptState['scratchPad']; actions: ToolActions };

/** A sheet to work things out on: to write on and to draw on. */
export function ScratchPad({ pad, actions }: ScratchPadProps) {
  const { text, type, keepNow } = useKeptText(pad.text, actions.scratch);
  const isFull = pad.strokes.length >= STROKES_MAX;

  return (
    <div className="grid gap-4">
      <TextArea
        label={SCRATCH_PAD.text}
        hint={SCRATCH_PAD.hint}
        rows={3}
        maxLength={TEXT_MAX_LENGTH}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={keepNow}
      />
      <section className="grid gap-2">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="font-body text-body font-semibold">{SCRATCH_PAD.drawing}</h3>
          <div className="flex gap-2">
            <PadButton icon={Undo2} name={SCRATCH_PAD.undo} pad={pad} onClick={() => actions.erase(false)} />
            <PadButton icon={Eraser} name={SCRATCH_PAD.clear} pad={pad} onClick={() => actions.erase(true)} />
          </div>
        </div>
        <Drawing strokes={pad.strokes} onDraw={isFull ? undefined : actions.draw} />
        <p className="text-small text-ink-soft">{isFull ? SCRATCH_PAD.full : SCRATCH_PAD.drawHint}</p>
        <output className="sr-only">{SCRATCH_PAD.lines(pad.strokes.length)}</output>
      </section>
    </div>
  );
}

type PadButtonProps = Pick<ScratchPadProps, 'pad'> & {
  icon: typeof Undo2;
  name: string;
  onClick: () => void;
};

function PadButton({ icon: Icon, name, pad, onClick }: PadButtonProps) {
  return (
    <Button
      intent="secondary"
      size="small"
      aria-label={name}
      title={name}
      disabled={pad.strokes.length === 0}
      onClick={onClick}
    >
      <Icon aria-hidden="true" />
    </Button>
  );
}

type DrawingProps = { strokes: readonly Stroke[]; onDraw: ((stroke: Stroke) => void) | undefined };

function Drawing({ strokes, onDraw }: DrawingProps) {
  const line = useRef<Stroke>([]);
  const [drawn, setDrawn] = useState<Stroke>([]);

  function follow(event: PointerEvent<SVGSVGElement>): void {
    const { left, top, width } = event.currentTarget.getBoundingClientRect();
    const scale = 1_000 / width;
    const x = within(Math.round((event.clientX - left) * scale), 1_000);
    const y = within(Math.round((event.clientY - top) * scale), HEIGHT);
    const [lastX = -LEAST_STEP, lastY = -LEAST_STEP] = line.current.slice(-2);
    if (Math.hypot(x - lastX, y - lastY) < LEAST_STEP) return;

    line.current = [...line.current, x, y];
    setDrawn(line.current);
    if (line.current.length >= STROKE_MAX_LENGTH) end([x, y]);
  }

  /** A long line is kept in pieces: the next one begins where this one ends. */
  function end(next: Stroke = []): void {
    const [x = 0, y = 0] = line.current;
    // A point alone is drawn as a short line.
    if (line.current.length > 0) onDraw?.(line.current.length === 2 ? [x, y, x + 1, y] : line.current);
    line.current = next;
    setDrawn(next);
  }

  return (
    <svg
      role="img"
      aria-label={SCRATCH_PAD.drawingLabel}
      viewBox={`0 0 1000 ${HEIGHT}`}
      className="w-full cursor-crosshair touch-none rounded-control border-2 border-line-strong bg-surface fill-none stroke-ink [stroke-linecap:round] [stroke-linejoin:round] [stroke-width:5]"
      onPointerDown={(event) => {
        if (!onDraw || !event.isPrimary) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={(event) => {
        if (line.current.length > 0 && event.isPrimary) follow(event);
      }}
      onPointerUp={() => end()}
      onPointerCancel={() => end()}
    >
      <path d={[...strokes, drawn].map(pathOf).join('')} />
    </svg>
  );
}

/** A line through its points. */
function pathOf([x, y, ...rest]: Stroke): string {
  if (x === undefined || y === undefined) return '';

  return `M${x} ${y}${rest.length === 0 ? 'h1' : `L${rest.join(' ')}`}`;
}

function within(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}

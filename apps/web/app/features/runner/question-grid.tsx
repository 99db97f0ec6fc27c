import { Check, Flag } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';

import { cn } from '#ui/cn.ts';

import { type Tile, tileLabel } from './tiles.ts';

type QuestionGridProps = { tiles: readonly Tile[]; onMove: (index: number) => void };

/** The review panel: every question as a tile that shows its state and leads to it. */
export function QuestionGrid({ tiles, onMove }: QuestionGridProps) {
  const list = useRef<HTMLOListElement>(null);
  const currentIndex = tiles.findIndex((tile) => tile.isCurrent);

  useEffect(() => revealTile(list.current, currentIndex), [currentIndex]);

  return (
    <nav aria-label="All questions" className="grid gap-4">
      <ol
        ref={list}
        className="relative grid max-h-[45dvh] grid-cols-[repeat(auto-fill,minmax(2.875rem,1fr))] gap-2 overflow-y-auto p-1"
      >
        {tiles.map((tile) => (
          <li key={tile.number}>
            <TileButton {...tile} onMove={onMove} />
          </li>
        ))}
      </ol>
      <Legend />
    </nav>
  );
}

/** Scrolls the list alone: scrollIntoView() would move the page away from the question. */
function revealTile(list: HTMLOListElement | null, index: number): void {
  const tile = list?.children[index];
  if (!list || !(tile instanceof HTMLElement)) return;

  const isAbove = tile.offsetTop < list.scrollTop;
  const isBelow = tile.offsetTop + tile.offsetHeight > list.scrollTop + list.clientHeight;
  if (isAbove || isBelow) list.scrollTop = tile.offsetTop - list.clientHeight / 2;
}

/** Takes plain values, so that a step from one question to the next repaints two tiles of 200. */
const TileButton = memo(function TileButton({ onMove, ...tile }: Tile & { onMove: (index: number) => void }) {
  return (
    <button
      type="button"
      aria-label={tileLabel(tile)}
      aria-current={tile.isCurrent ? 'step' : undefined}
      onClick={() => onMove(tile.number - 1)}
      className={cn('min-h-12 w-full cursor-pointer', tileClasses(tile))}
    >
      {tile.number}
      <TileMarks {...tile} />
    </button>
  );
});

function TileMarks({ isAnswered, isFlagged }: Pick<Tile, 'isAnswered' | 'isFlagged'>) {
  if (!isAnswered && !isFlagged) return null;

  return (
    <span aria-hidden="true" className="flex h-3.5 gap-0.5">
      {isAnswered && <Check strokeWidth={3} className="size-3.5" />}
      {isFlagged && <Flag strokeWidth={2.5} className="size-3.5 fill-accent text-accent-strong" />}
    </span>
  );
}

function tileClasses({ isCurrent, isAnswered }: Pick<Tile, 'isCurrent' | 'isAnswered'>): string {
  return cn(
    'flex flex-col items-center justify-center rounded-control border-2 text-small leading-tight font-semibold text-ink tabular-nums',
    isAnswered ? 'bg-primary-soft' : 'bg-surface-raised',
    isCurrent && 'border-ink underline decoration-2 underline-offset-2',
    !isCurrent && (isAnswered ? 'border-primary' : 'border-dashed border-line-strong'),
  );
}

const LEGEND = [
  { text: 'Current', isCurrent: true, isAnswered: false, isFlagged: false },
  { text: 'Answered', isCurrent: false, isAnswered: true, isFlagged: false },
  { text: 'Unanswered', isCurrent: false, isAnswered: false, isFlagged: false },
  { text: 'Flagged', isCurrent: false, isAnswered: false, isFlagged: true },
];

/** The tiles' names say the same to screen readers. */
function Legend() {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-2 text-small text-ink-soft">
      {LEGEND.map(({ text, ...states }) => (
        <li key={text} className="flex items-center gap-2">
          <span className={cn('size-8', tileClasses(states))}>
            {states.isCurrent ? '1' : <TileMarks {...states} />}
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}

import { ArrowUpDown, FolderInput, Trash2, X } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { ORDER_NEEDS_ALL } from '#copy/admin-questions.ts';
import { count } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';

import type { Selection } from './use-selection.ts';

type ListBarProps = {
  shownCount: number;
  totalCount: number;
  isFiltered: boolean;
  selection: Selection;
  /** What is to be done with the selected ones. */
  onAct: (kind: 'position' | 'move' | 'delete') => void;
};

/** Stays above the list: how many there are, and what can be done with those that are selected. */
export function ListBar({ shownCount, totalCount, isFiltered, selection, onAct }: ListBarProps) {
  const { selected, clear } = selection;

  return (
    <div className="z-20 -mx-2 mt-4 mb-3 flex flex-wrap items-center gap-x-3 rounded-control bg-surface px-2 py-1 sm:px-5 tall:sticky tall:top-0">
      <SelectAll shownCount={shownCount} selection={selection} />
      <p role="status" className="mr-auto">
        {isFiltered ? `${shownCount} of ${count(totalCount, 'question')}` : count(totalCount, 'question')}
        {selected.length > 0 && <strong>, {selected.length} selected</strong>}
      </p>
      {selected.length > 0 && (
        <div className="flex flex-wrap max-sm:-ml-2">
          <Button intent="quiet" size="small" disabled={isFiltered} onClick={() => onAct('position')}>
            <ArrowUpDown aria-hidden="true" />
            Move to position…
          </Button>
          <Button intent="quiet" size="small" onClick={() => onAct('move')}>
            <FolderInput aria-hidden="true" />
            Move to test…
          </Button>
          <Button intent="quiet" size="small" onClick={() => onAct('delete')}>
            <Trash2 aria-hidden="true" />
            Delete…
          </Button>
          <Button intent="quiet" size="small" onClick={clear}>
            <X aria-hidden="true" />
            Clear selection
          </Button>
        </div>
      )}
      {isFiltered && <p className="basis-full text-small text-ink-soft">{ORDER_NEEDS_ALL}</p>}
    </div>
  );
}

function SelectAll({ shownCount, selection }: Pick<ListBarProps, 'shownCount' | 'selection'>) {
  const { selected, selectAll, clear } = selection;
  const box = useRef<HTMLInputElement>(null);
  const isAll = selected.length === shownCount && shownCount > 0;
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected.length > 0 && !isAll;
  });

  return (
    <label className="grid size-11 cursor-pointer place-items-center">
      <input
        ref={box}
        type="checkbox"
        checked={isAll}
        disabled={shownCount === 0}
        onChange={() => (isAll ? clear() : selectAll())}
        className="size-5 cursor-pointer accent-primary"
      />
      <span className="sr-only">Select all questions shown</span>
    </label>
  );
}

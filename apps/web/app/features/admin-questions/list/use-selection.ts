import { useCallback, useMemo, useRef, useState } from 'react';

import type { ListedQuestion } from '../filter/question-filter.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * Which of the questions shown are selected. One that a filter hides is not touched by what is done with the selection:
 * it is selected again when the filter goes.
 */
export function useSelection(listed: readonly ListedQuestion[]) {
  const [selectedIds, setSelectedIds] = useState(NONE);
  const lastPlace = useRef(0);
  const selected = useMemo(
    () => listed.filter(({ question }) => selectedIds.has(question.id)),
    [listed, selectedIds],
  );

  /** With the shift key, all from the one chosen last follow it. */
  const select = useCallback(
    (place: number, isRange: boolean) => {
      const from = isRange ? lastPlace.current : place;
      const range = listed.slice(Math.min(from, place), Math.max(from, place) + 1);
      lastPlace.current = place;
      setSelectedIds((before) => {
        const isOn = !before.has(listed[place]?.question.id ?? '');
        const after = new Set(before);
        for (const { question } of range) {
          if (isOn) after.add(question.id);
          else after.delete(question.id);
        }

        return after;
      });
    },
    [listed],
  );

  return {
    selected,
    selectedIds,
    select,
    selectAll: () => setSelectedIds(new Set(listed.map(({ question }) => question.id))),
    clear: () => setSelectedIds(NONE),
  };
}

export type Selection = ReturnType<typeof useSelection>;

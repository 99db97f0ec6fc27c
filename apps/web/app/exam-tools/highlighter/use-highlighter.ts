import type { AttemptState, TextRange } from '@second-bell/domain';
import { useEffect, useState } from 'react';

import { HIGHLIGHT } from '#copy/exam-tools.ts';

import type { ToolActions } from '../tool-log.ts';
import { paintHighlights } from './paint.ts';
import { overlaps, withoutRange, withRange } from './ranges.ts';
import { pageRange, textsOnPage, wordRanges, wordsOf } from './reading-text.ts';
import { type Selected, useSelectedText } from './use-selected-text.ts';

type HighlighterProps = {
  isOn: boolean;
  state: AttemptState;
  actions: ToolActions;
};

type Listed = { place: string; range: TextRange; words: string };

export type HighlighterState = {
  /** What is selected in a text, and whether some of it is highlighted already. */
  selected: (Selected & { isMarked: boolean }) | undefined;
  /** The keyboard goes from word to word. */
  isStepping: boolean;
  said: string;
  /** Highlights what is selected, or clears it; with nothing selected, the keyboard begins to step. */
  press: () => void;
  /** Highlights or clears what is selected. */
  apply: () => void;
  step: (by: number, isMore: boolean) => void;
  nextText: () => void;
  end: () => void;
  clear: (place: string, range: TextRange) => void;
  /** What is highlighted in the texts on the page, in words. */
  listed: () => Listed[];
};

const NONE: readonly TextRange[] = [];

/** Highlights in the texts on the page, kept by where their characters stand. */
export function useHighlighter({ isOn, state, actions }: HighlighterProps): HighlighterState {
  const { highlights } = state;
  /** Where the keyboard stands. */
  const [stepped, setStepped] = useState<Selected>();
  const [said, setSaid] = useState('');
  const byHand = useSelectedText(isOn);
  const selected = stepped?.container.isConnected ? stepped : byHand;
  const rangesIn = (place: string) => highlights[place] ?? NONE;
  const isMarked = selected !== undefined && overlaps(rangesIn(selected.place), selected.range);

  useEffect(() => (isOn ? paintHighlights(highlights) : undefined), [isOn, highlights]);

  function apply(): void {
    if (!selected) return;
    const { place, range } = selected;
    actions.highlight(place, (isMarked ? withoutRange : withRange)(rangesIn(place), range));
    setSaid(isMarked ? HIGHLIGHT.removed : HIGHLIGHT.added);
    if (!stepped) end();
  }

  function select(container: HTMLElement, range: TextRange): void {
    const onPage = pageRange(container, range);
    if (!onPage) return;
    document
      .getSelection()
      ?.setBaseAndExtent(onPage.startContainer, onPage.startOffset, onPage.endContainer, onPage.endOffset);
    (onPage.startContainer.parentElement ?? container).scrollIntoView({ block: 'nearest' });
    const place = container.dataset['place'] ?? '';
    setStepped({ container, place, range });
    const words = wordsOf(container, range);
    const isIn = overlaps(rangesIn(place), range);
    setSaid(isIn ? `${words} (${HIGHLIGHT.isMarked})` : words);
  }

  function step(by: number, isMore: boolean): void {
    const container = selected?.container ?? textsOnPage()[0];
    if (!container) return;
    const words = wordRanges(container);
    const [from, to] = selected?.range ?? [0, 0];
    const first = words.findIndex((word) => word[1] > from);
    const last = words.findLastIndex((word) => word[0] < to);
    const next = words[Math.max(0, Math.min(words.length - 1, (by > 0 || isMore ? last : first) + by))];
    if (!next) return;
    const start = words[first]?.[0] ?? next[0];
    select(container, isMore ? [start, Math.max(next[1], words[first]?.[1] ?? 0)] : next);
  }

  function begin(container: HTMLElement | undefined): void {
    const word = container && wordRanges(container)[0];
    if (word) select(container, word);
  }

  function nextText(): void {
    const texts = textsOnPage();
    const at = selected ? texts.indexOf(selected.container) : -1;
    begin(texts[(at + 1) % texts.length]);
  }

  function end(): void {
    setStepped(undefined);
    document.getSelection()?.removeAllRanges();
  }

  return {
    selected: selected && { ...selected, isMarked },
    isStepping: stepped !== undefined,
    said,
    press: () => (selected ? apply() : begin(textsOnPage()[0])),
    apply,
    step,
    nextText,
    end,
    clear: (place, range) => actions.highlight(place, withoutRange(rangesIn(place), range)),
    listed: () =>
      textsOnPage().flatMap((container) => {
        const place = container.dataset['place'] ?? '';

        return rangesIn(place).map((range) => ({ place, range, words: wordsOf(container, range) }));
      }),
  };
}

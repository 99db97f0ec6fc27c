import type { TextRange } from '@second-bell/domain';
import { useEffect, useState } from 'react';

import { offsetOf, textAround } from './reading-text.ts';

export type Selected = { container: HTMLElement; place: string; range: TextRange };

/** A tap on a button ends the selection on some phones before the button is pressed: it is remembered for so long. */
const MEMORY_MS = 400;

/** What is selected with mouse, finger or keyboard, where it lies in one text that can be marked. */
export function useSelectedText(isOn: boolean): Selected | undefined {
  const [selected, setSelected] = useState<Selected>();

  useEffect(() => {
    if (!isOn) return undefined;
    let forgetting: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      clearTimeout(forgetting);
      const now = selectedNow();
      if (now) setSelected(now);
      else forgetting = setTimeout(() => setSelected(undefined), MEMORY_MS);
    };
    // Something may be selected already: the tools come after the text.
    listen();
    document.addEventListener('selectionchange', listen);

    return () => {
      clearTimeout(forgetting);
      document.removeEventListener('selectionchange', listen);
    };
  }, [isOn]);

  // Its text may have gone with its question.
  return isOn && selected?.container.isConnected ? selected : undefined;
}

function selectedNow(): Selected | undefined {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  const around = textAround(startContainer);
  if (!around || textAround(endContainer)?.container !== around.container) return undefined;
  const { container, place } = around;
  const from = offsetOf(container, startContainer, startOffset);
  const to = offsetOf(container, endContainer, endOffset);

  return from < to ? { container, place, range: [from, to] } : undefined;
}

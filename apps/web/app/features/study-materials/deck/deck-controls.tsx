import { ArrowLeft, ArrowRight, Check, RotateCcw, Shuffle } from 'lucide-react';

import { Button } from '#ui/button.tsx';

import type { DeckAction } from './deck-model.ts';

type DeckControlsProps = {
  isFirst: boolean;
  /** Whether the answer shows: only then can the card be rated. */
  isFlipped: boolean;
  onAction: (action: DeckAction) => void;
  onShuffle: () => void;
};

/** What can be done with the card on top, and with the deck. */
export function DeckControls({ isFirst, isFlipped, onAction, onShuffle }: DeckControlsProps) {
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        <Button
          intent="secondary"
          size="large"
          className="px-3"
          disabled={!isFlipped}
          onClick={() => onAction({ type: 'sort', pile: 'again' })}
        >
          <RotateCcw aria-hidden="true" />
          Again
        </Button>
        <Button
          size="large"
          className="px-3"
          disabled={!isFlipped}
          onClick={() => onAction({ type: 'sort', pile: 'known' })}
        >
          <Check aria-hidden="true" />I knew it
        </Button>
      </div>
      <div className="flex flex-wrap justify-between gap-2">
        <Button intent="quiet" size="small" disabled={isFirst} onClick={() => onAction({ type: 'previous' })}>
          <ArrowLeft aria-hidden="true" />
          Previous
        </Button>
        <Button intent="quiet" size="small" onClick={onShuffle}>
          <Shuffle aria-hidden="true" />
          Shuffle
        </Button>
        <Button intent="quiet" size="small" onClick={() => onAction({ type: 'next' })}>
          Next
          <ArrowRight aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}

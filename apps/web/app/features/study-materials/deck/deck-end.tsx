import type { Ref } from 'react';

import { count } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

type DeckEndProps = {
  counts: { known: number; again: number; left: number };
  deckSize: number;
  heading: Ref<HTMLHeadingElement>;
  onRepeat: () => void;
  onRestart: () => void;
};

/** After the last card: how it went, and what to do with the rest. */
export function DeckEnd({
  counts: { known, again, left },
  deckSize,
  heading,
  onRepeat,
  onRestart,
}: DeckEndProps) {
  return (
    <Card className="grid min-h-64 content-center justify-items-center gap-4 text-center sm:min-h-80">
      <h2 ref={heading} tabIndex={-1} className="text-heading-m">
        {known === deckSize ? 'You knew every card' : 'End of this round'}
      </h2>
      <p className="max-w-prose text-lead">
        You knew {known} of {count(deckSize, 'card')}.{again > 0 && ` ${count(again, 'card')} to see again.`}
        {left > 0 && ` ${count(left, 'card')} not sorted yet.`}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {again > 0 && <Button onClick={onRepeat}>Go through the “Again” pile</Button>}
        <Button intent={again > 0 ? 'secondary' : 'primary'} onClick={onRestart}>
          Start over
        </Button>
      </div>
    </Card>
  );
}

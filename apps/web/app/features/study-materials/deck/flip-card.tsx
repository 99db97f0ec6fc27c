import type { ReactNode, Ref } from 'react';

import { cn } from '#ui/cn.ts';

import type { FlashCard } from '../content/decks.server.ts';
import { TextView } from '../text-view.tsx';

type FlipCardProps = {
  card: FlashCard;
  isFlipped: boolean;
  onFlip: () => void;
  button: Ref<HTMLButtonElement>;
};

/** One card as a button that turns it over. Both sides share one place, so that nothing moves when it turns. */
export function FlipCard({ card, isFlipped, onFlip, button }: FlipCardProps) {
  return (
    <button
      ref={button}
      type="button"
      onClick={onFlip}
      className="group w-full cursor-pointer rounded-card text-left perspective-distant"
    >
      {/* A new card must not be seen turning back from the last one's answer. A press is the button's own, or one under which
          the card is changed would be lost. */}
      <span
        key={card.id}
        className={cn(
          'pointer-events-none grid min-h-56 transform-3d motion-safe:transition-transform motion-safe:duration-300 sm:min-h-80',
          isFlipped && 'rotate-y-180',
        )}
      >
        <Side name="Question" isShown={!isFlipped} hint="Tap to see the answer" className="bg-surface-raised">
          <span className="font-heading text-heading-m font-semibold">
            <TextView nodes={card.front} />
          </span>
        </Side>
        <Side
          name="Answer"
          isShown={isFlipped}
          hint="Tap to see the question"
          className="rotate-y-180 bg-primary-soft"
        >
          <span className="text-question">
            <TextView nodes={card.back} />
          </span>
        </Side>
      </span>
    </button>
  );
}

type SideProps = { name: string; isShown: boolean; hint: string; className: string; children: ReactNode };

function Side({ name, isShown, hint, className, children }: SideProps) {
  return (
    <span
      aria-hidden={!isShown}
      className={cn(
        'col-start-1 row-start-1 grid grid-rows-[auto_1fr_auto] gap-3 rounded-card border-2 border-line p-4 shadow-card backface-hidden group-hover:border-primary sm:p-8',
        // Where turning is off, the hidden side is not there at all.
        !isShown && 'motion-reduce:invisible',
        className,
      )}
    >
      <span className="text-small font-semibold text-accent-strong">{name}</span>
      <span className="self-center text-center text-balance">{children}</span>
      <span aria-hidden="true" className="text-center text-small text-ink-soft">
        {hint}
      </span>
    </span>
  );
}

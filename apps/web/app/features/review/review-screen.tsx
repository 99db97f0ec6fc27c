import { DoorOpen } from 'lucide-react';
import type { ReactNode } from 'react';

import { LEAVE, REVIEW_TITLE } from '#copy/review.ts';
import { TestScreen } from '#test-screen/test-screen.tsx';
import { Button } from '#ui/button.tsx';

/** Where somebody is in a review. */
export type ReviewPlace = { index: number; cardCount: number; onLeave: () => void };

type ReviewScreenProps = ReviewPlace & {
  hasReading: boolean;
  /** At the bottom, in reach of a thumb: what is pressed next. */
  steps: ReactNode;
  children: ReactNode;
};

/** The screen of the student test around one card of a review. */
export function ReviewScreen({ index, cardCount, onLeave, steps, ...rest }: ReviewScreenProps) {
  return (
    <div className="under-site-header">
      <TestScreen
        mode="learn"
        title={REVIEW_TITLE}
        about={undefined}
        actions={
          <Button intent="secondary" size="small" onClick={onLeave}>
            <DoorOpen aria-hidden="true" />
            {LEAVE}
          </Button>
        }
        index={index}
        questionCount={cardCount}
        status={
          <p className="font-semibold">
            Card {index + 1} of {cardCount}
          </p>
        }
        isKept
        steps={<div className="grid gap-2">{steps}</div>}
        {...rest}
      />
    </div>
  );
}

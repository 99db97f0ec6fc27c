import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/fields.tsx';

import { AnswerCard } from './answer-card.tsx';
import { ReviewSteps } from './review-steps.tsx';
import { type AnswerRow, missedRows } from './view-model.ts';

/** Every question of a test with all its options: on one page or one at a time, all of them or those missed. */
export function AnswerReview({ rows }: { rows: readonly AnswerRow[] }) {
  const [isOneAtATime, setIsOneAtATime] = useState(false);
  const [isMissedOnly, setIsMissedOnly] = useState(false);
  const [position, setPosition] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const missed = missedRows(rows);
  const chosen = isMissedOnly ? missed : rows;
  const shown = isOneAtATime ? chosen.slice(position, position + 1) : chosen;
  const goTo = (next: number) => {
    flushSync(() => setPosition(next));
    heading.current?.focus();
  };

  return (
    <section aria-labelledby="your-answers" className="grid gap-4">
      <h3 id="your-answers" className="text-heading-s">
        Your answers
      </h3>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {missed.length > 0 && (
          <CheckboxField
            label={`Only what I missed (${missed.length})`}
            checked={isMissedOnly}
            onChange={({ target }) => {
              setIsMissedOnly(target.checked);
              setPosition(0);
            }}
          />
        )}
        <Button intent="secondary" size="small" onClick={() => setIsOneAtATime(!isOneAtATime)}>
          {isOneAtATime ? 'Show all on one page' : 'Show one at a time'}
        </Button>
      </div>
      <ol className="grid gap-6">
        {shown.map((row) => (
          <li key={row.questionId} className="grid gap-4 border-b border-line pb-6 last:border-0 last:pb-0">
            <AnswerCard row={row} headingRef={isOneAtATime ? heading : undefined} />
          </li>
        ))}
      </ol>
      {isOneAtATime && <ReviewSteps position={position} total={chosen.length} onGo={goTo} />}
    </section>
  );
}

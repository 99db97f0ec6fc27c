import { type ReactNode, type Ref, useEffect, useState } from 'react';

import { BesideReading, preloadExhibits, ReadingPane } from '#ui/reading-pane.tsx';

import { type QuestionWithPassage, type Reading, readingOf } from '#lib/reading.ts';

type HeadingRef = Ref<HTMLHeadingElement> | undefined;

type WithReadingProps = {
  questions: readonly QuestionWithPassage[];
  index: number;
  /** Goes to the heading where reading goes on: of a text that has just come, else of the question. */
  headingRef: HeadingRef;
  children: (headingRef: HeadingRef) => ReactNode;
};

/** A question with the text it is about, if it has one. */
export function WithReading({ questions, index, headingRef, children }: WithReadingProps) {
  const reading = readingOf(questions, index);
  const isNew = useIsNewReading(reading, index);

  useEffect(() => {
    if (questions.some(({ passage }) => passage?.tabs !== undefined)) preloadExhibits();
  }, [questions]);

  return (
    <BesideReading
      pane={
        reading && (
          <ReadingPane
            key={reading.id}
            title={reading.title}
            note={reading.note}
            source={reading.source}
            tabs={reading.tabs}
            place={`passage:${reading.id}`}
            headingRef={isNew ? headingRef : undefined}
            className="[--pane-bottom:calc(var(--bars-bottom)+1rem)] [--pane-top:calc(var(--bars-top)+0.5rem)]"
          >
            {reading.text}
          </ReadingPane>
        )
      }
    >
      {children(isNew ? undefined : headingRef)}
    </BesideReading>
  );
}

/** Whether the text was not there beside the question shown before. */
function useIsNewReading(reading: Reading | undefined, index: number): boolean {
  const [shown, setShown] = useState({ index, readingId: reading?.id, isNew: reading !== undefined });
  if (shown.index === index) return shown.isNew;

  const isNew = reading !== undefined && reading.id !== shown.readingId;
  setShown({ index, readingId: reading?.id, isNew });

  return isNew;
}

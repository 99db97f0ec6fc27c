import type { Ref } from 'react';

import { Picture } from '#ui/picture.tsx';
import { RichText } from '#ui/rich-text.tsx';

import { ResultBadge } from './result-badge.tsx';
import { ReviewedOptions } from './reviewed-options.tsx';
import type { AnswerRow } from './view-model.ts';

type AnswerCardProps = { row: AnswerRow; headingRef: Ref<HTMLHeadingElement> | undefined };

/** One question as it was asked, with what was answered, what is right, and why. */
export function AnswerCard({ row, headingRef }: AnswerCardProps) {
  const { number, result, questionText, passage, questionImage, imageDescription, explanation } = row;

  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h4 ref={headingRef} tabIndex={-1} className="font-bold outline-none">
          Question {number}
        </h4>
        <ResultBadge result={result} />
      </div>
      {passage && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold text-primary">
            {passage.title ?? 'The text it is about'}
          </summary>
          <RichText className="max-w-[65ch] border-l-4 border-line pl-4">{passage.text}</RichText>
          {passage.source !== undefined && (
            <p className="mt-2 text-small text-ink-soft">Source: {passage.source}</p>
          )}
        </details>
      )}
      <RichText>{questionText}</RichText>
      {questionImage !== undefined && (
        <Picture src={questionImage} alt={imageDescription ?? `Picture for question ${number}`} />
      )}
      <ReviewedOptions row={row} />
      {explanation !== undefined && (
        <div className="grid gap-1">
          <h5 className="text-small font-bold text-ink-soft">Explanation</h5>
          <RichText>{explanation}</RichText>
        </div>
      )}
    </>
  );
}

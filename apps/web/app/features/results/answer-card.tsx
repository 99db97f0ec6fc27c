import type { Ref } from 'react';

import { optionLabels } from '#question-types/option-labels.ts';
import { PartsReview } from '#question-types/parts-review.tsx';
import { Rationales } from '#question-types/rationales.tsx';
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
      {row.options.length > 0 ? <ReviewedOptions row={row} /> : <ReviewedParts row={row} />}
      {explanation !== undefined && (
        <div className="grid gap-1">
          <h5 className="text-small font-bold text-ink-soft">Explanation</h5>
          <RichText>{explanation}</RichText>
        </div>
      )}
      <Rationales rationales={row.rationales} labels={labelsOf(row)} remember={row.remember} />
    </>
  );
}

/** What was answered, part by part where the question has parts. */
function ReviewedParts({ row: { parts, userAnswer, correctAnswer, points } }: { row: AnswerRow }) {
  return (
    <>
      {points && (
        <p className="font-semibold">
          {points.points} of {points.maxPoints} points
        </p>
      )}
      {parts === undefined ? (
        <dl className="grid gap-2">
          <Line term="Your answer" text={userAnswer ?? 'Not answered'} />
          {correctAnswer !== '' && <Line term="Right answer" text={correctAnswer} />}
        </dl>
      ) : (
        <PartsReview parts={parts} />
      )}
    </>
  );
}

function Line({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt className="text-small font-bold text-ink-soft">{term}</dt>
      <dd>
        <RichText>{text}</RichText>
      </dd>
    </div>
  );
}

/** The options by their ids, as the question calls them. */
function labelsOf({ options, content, rationales = {} }: AnswerRow): { id: string; label: string }[] {
  if (options.length === 0) return Object.keys(rationales).map((id) => ({ id, label: id }));

  return optionLabels(options, content);
}

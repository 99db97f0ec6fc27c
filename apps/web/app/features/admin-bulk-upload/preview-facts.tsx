import type { BulkUploadResult } from '@second-bell/contract';

import { PATTERN_NAMES } from '#copy/bulk-upload.ts';

const SHOWN_QUESTIONS = 3;
const SHOWN_CHARACTERS = 100;

/** Spec section 9: "Preview shows the first 3 questions, each truncated to 100 characters, then '...and N more'". */
export function PreviewFacts({ result }: { result: BulkUploadResult }) {
  return (
    <div className="grid gap-x-8 gap-y-5 rounded-card bg-surface-sunken p-4 sm:p-5 lg:grid-cols-2">
      <FirstQuestions result={result} />
      <Format parserInfo={result.parserInfo} />
    </div>
  );
}

function FirstQuestions({ result: { questions, totalQuestions } }: { result: BulkUploadResult }) {
  if (questions.length === 0) return <p>No questions yet.</p>;

  const more = totalQuestions - SHOWN_QUESTIONS;

  return (
    <div className="min-w-0">
      <ol className="list-inside list-decimal">
        {questions.slice(0, SHOWN_QUESTIONS).map(({ questionText, lineNumber }) => (
          <li key={lineNumber}>{cut(questionText)}</li>
        ))}
      </ol>
      {more > 0 && <p className="text-ink-soft">...and {more} more</p>}
    </div>
  );
}

function Format({ parserInfo: { confidence, detectedFormat } }: Pick<BulkUploadResult, 'parserInfo'>) {
  return (
    <dl className="grid min-w-0 content-start gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
      <dt className="font-semibold">Confidence</dt>
      <dd>{Math.round(confidence * 100)}%</dd>
      {(['questionPattern', 'optionPattern', 'answerPattern'] as const).map((name) => (
        <div key={name} className="contents">
          <dt className="font-semibold">{PATTERN_NAMES[name]}</dt>
          <dd className="min-w-0 wrap-anywhere">{detectedFormat[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** By whole characters, so that none is cut in half. */
function cut(text: string): string {
  const characters = [...text];

  return characters.length <= SHOWN_CHARACTERS
    ? text
    : `${characters.slice(0, SHOWN_CHARACTERS).join('')}...`;
}

import { RichText } from '#ui/rich-text.tsx';

import { ResultBadge } from './result-badge.tsx';
import type { AnswerRow } from './view-model.ts';

export function AnswerList({ rows }: { rows: readonly AnswerRow[] }) {
  return (
    <section className="grid gap-4">
      <h3 className="text-heading-s">Your answers</h3>
      <ol className="grid gap-6">
        {rows.map((row) => (
          <li key={row.questionId} className="grid gap-3 border-b border-line pb-6 last:border-0 last:pb-0">
            <Answer row={row} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Answer({ row }: { row: AnswerRow }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h4 className="font-bold">Question {row.number}</h4>
        <ResultBadge result={row.result} />
      </div>
      <RichText>{row.questionText}</RichText>
      <dl className="grid gap-2">
        {row.userAnswer !== null && <Line name="Your answer" text={row.userAnswer} />}
        {row.result !== 'right' && <Line name="Correct answer" text={row.correctAnswer} />}
        {row.explanation !== undefined && <Line name="Explanation" text={row.explanation} />}
      </dl>
    </>
  );
}

function Line({ name, text }: { name: string; text: string }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0">
        <RichText>{text}</RichText>
      </dd>
    </div>
  );
}

import type { UserAnswer } from '@second-bell/contract';

import { Notice } from '#ui/notice.tsx';
import { RichText } from '#ui/rich-text.tsx';

import { ResultBadge } from './result-badge.tsx';
import { resultOf } from './view-model.ts';

/** What is left of an attempt on content that is no longer known: the texts that were answered. */
export function EarlierAnswers({ answers }: { answers: readonly UserAnswer[] }) {
  return (
    <section className="grid gap-4">
      <h3 className="text-heading-s">Your answers</h3>
      <Notice tone="neutral" title="Answered on an earlier form of this test">
        The test has changed since, so its questions are not shown. Your score stays as it was.
      </Notice>
      <ol className="grid gap-3">
        {answers.map((answer) => (
          <li key={answer.id} className="flex flex-wrap items-center gap-3">
            <ResultBadge result={resultOf(answer)} />
            <RichText className="min-w-0">{answer.userAnswer}</RichText>
          </li>
        ))}
      </ol>
    </section>
  );
}

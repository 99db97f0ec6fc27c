import type { DeletedContent } from '@second-bell/contract';

import { count } from '#lib/format.ts';

/** How much comes back with it: `3 practice tests`, `120 questions`. A question comes alone. */
export function countsBelow({ kind, practiceTestCount, questionCount }: DeletedContent): string[] {
  const isOneQuestion = kind === 'question' && questionCount === 1;
  const hasTests = kind === 'product' || kind === 'subject';

  return [
    ...(hasTests ? [count(practiceTestCount, 'practice test')] : []),
    ...(isOneQuestion ? [] : [count(questionCount, 'question')]),
  ];
}

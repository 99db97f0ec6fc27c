import type { AdminPracticeTest } from '@second-bell/contract';

import { DIFFICULTY_NAMES, MOCK_EXAM } from '#copy/catalog.ts';
import { count } from '#lib/format.ts';

/** Spec section 2: practice tests are shown with minutes, % passing and difficulty. */
export function testFacts({
  timeLimit,
  passingScore,
  difficulty,
  totalQuestions,
  sealed,
}: AdminPracticeTest): string[] {
  return [
    count(timeLimit, 'minute'),
    `${passingScore}% passing`,
    DIFFICULTY_NAMES[difficulty],
    count(totalQuestions, 'question'),
    ...(sealed ? [MOCK_EXAM] : []),
  ];
}

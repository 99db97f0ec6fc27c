import type { QuestionWithKey } from '@second-bell/contract';
import type { Item } from '@second-bell/question-types';

import type { PracticeTestRow } from '#modules/catalog/catalog.repo.ts';

/** Where a practice test stands. */
export type TestPlace = {
  product: { id: string; name: string };
  subject: { id: string; name: string };
  test: PracticeTestRow;
};

export type ExportedQuestion = QuestionWithKey & { item: Item };

/** A practice test with all that is exported of it. */
export type ExportedTest = TestPlace & { questions: ExportedQuestion[] };

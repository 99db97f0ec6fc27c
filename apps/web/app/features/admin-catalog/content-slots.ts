import type { AdminPracticeTest } from '@second-bell/contract';
import type { ReactNode } from 'react';

/** What a level offers to export: everything (no id), or what hangs below one row. */
type ExportScope = { productId?: string; subjectId?: string; practiceTestId?: string };

/** Parts of the page that other features make; the route puts them together. */
export type ContentSlots = {
  /** Level 4: the questions of a practice test, with their actions. */
  questions: (test: AdminPracticeTest) => ReactNode;
  /** Stands in the header of each level. */
  exportMenu: (scope: ExportScope) => ReactNode;
};

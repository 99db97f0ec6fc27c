import type { ListedQuestion } from './filter/question-filter.ts';

/** Which dialog is open, and on which questions: they stay as they were when it was opened. */
export type OpenDialog =
  | { kind: 'create' }
  | { kind: 'edit'; listed: ListedQuestion }
  /** `isUnasked`: by a changed key. */
  | { kind: 'rescore'; listed: ListedQuestion; isUnasked: boolean }
  | { kind: 'delete' | 'move' | 'position'; selected: readonly ListedQuestion[] };

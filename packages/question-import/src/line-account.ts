import type { ParseResult } from './imported-question.ts';

/** What became of a line of the text. */
export type LineUse =
  | 'question'
  | 'passage'
  | 'heading'
  | 'key'
  | 'furniture'
  | 'note'
  | 'header'
  | 'error'
  | 'warning';

/** A result, and what became of each line: the entry at index `i` is that of line `i + 1`, none for a blank line. */
export type AccountedResult = ParseResult & { account: readonly (LineUse | undefined)[] };

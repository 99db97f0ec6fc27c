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

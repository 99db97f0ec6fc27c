import { textPieces } from './pieces.ts';

export type TextKind = 'plain' | 'markdown' | 'tex';

/** Emphasis, code, strike-through, a backslash escape, a character reference, the rule below a table's head. */
const MARKUP =
  /\*(?=[^\s*])|(?<![\w_])_{1,3}(?=[^\s_])|`|~~|\\|&#?\w{1,31};|\|[ \t]{0,99}:?-|-[ \t]{0,99}:?\|/;

/** What it takes to show a text: nothing, a Markdown library, or that and a TeX library. */
export function textKind(text: string): TextKind {
  if (text.includes('$') && textPieces(text).some(({ kind }) => kind === 'formula')) return 'tex';

  return MARKUP.test(text) ? 'markdown' : 'plain';
}

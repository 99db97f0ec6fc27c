import { escapeLooseDollars, holdsTex } from './rich-text-dollars.ts';

export type RichTextKind = 'plain' | 'markdown' | 'tex';

/** Emphasis, code, strike-through, a backslash escape, a character reference, the rule below a table's head. */
const MARKUP = /\*(?=[^\s*])|(?<![\w_])_{1,3}(?=[^\s_])|`|~~|\\|&#?\w+;|\|[ \t]*:?-|-[ \t]*:?\|/;

/** What it takes to show a text: nothing, the Markdown library, or that and the TeX library. */
export function richTextKind(text: string): RichTextKind {
  if (text.includes('$') && holdsTex(escapeLooseDollars(text))) return 'tex';

  return MARKUP.test(text) ? 'markdown' : 'plain';
}

/**
 * Constructs of Markdown, by micromark's names, that a question's text does not have: `# of items`, `1. …` and `<b>` stay
 * what their author typed. Emphasis, code, tables and escapes are what is left.
 */
export const MARKDOWN_OFF = [
  'autolink',
  'blockQuote',
  'codeFenced',
  'codeIndented',
  'definition',
  'gfmFootnoteCall',
  'gfmFootnoteDefinition',
  'headingAtx',
  'htmlFlow',
  'htmlText',
  'labelStartImage',
  'labelStartLink',
  'list',
  'setextUnderline',
  'thematicBreak',
];

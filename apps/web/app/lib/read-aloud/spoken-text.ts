import { readableText, textPieces } from '@second-bell/question-text';

/** Letters of words inside a formula come one by one: they are one word to a listener. */
const WORD_IN_FORMULA = /start text, (?<letters>.*?), end text/g;

/** A text as a voice should read it: without marks, its formulas in words. */
export async function spokenText(text: string): Promise<string> {
  const pieces = textPieces(text);
  if (!pieces.some(({ kind }) => kind === 'formula')) return readableText(inRows(text));

  const { default: renderA11yString } = await import('katex/contrib/render-a11y-string');
  const spoken = pieces.map((piece) =>
    piece.kind === 'formula' ? ` ${formulaWords(piece.tex, renderA11yString)} ` : inRows(piece.source),
  );

  return readableText(spoken.join(''));
}

/** The rows of a table, cell by cell; its rule and its bars are for the eye. */
function inRows(text: string): string {
  return text
    .split('\n')
    .filter((line) => !/^[\s|:-]*-[\s|:-]*$/.test(line) || !line.includes('|'))
    .map((line) => (line.trim().startsWith('|') ? line.replaceAll('|', ', ') : line))
    .join('\n');
}

/** What the library has no words for, such as a matrix, is named and left to the eye. */
function formulaWords(tex: string, render: (tex: string) => string): string {
  try {
    return render(tex).replaceAll(WORD_IN_FORMULA, (_all, letters: string) => letters.replaceAll(', ', ''));
  } catch {
    return 'formula';
  }
}

import type { Problem } from './imported-question.ts';

// Byte order marks, zero-width spaces and word joiners say nothing. Zero-width (non-)joiners stay: emoji and some scripts need them.
const MEANINGLESS = /[\u200b\u2060\ufeff]/g;
// None of these is in a text of plain letters, and the engine knows that without a look at it.
const UNUSUAL = /[\u200b\u2060\ufeff\ufb00-\ufb06\ufffd]/;
// Typesetting joins these letters; nobody types them, so they are taken apart again.
const LIGATURES = /[\ufb00-\ufb06]/g;

export type NormalisedText = { text: string; lines: string[]; warnings: Problem[] };

/** The text as lines: the line at index `i` is line `i + 1` of the original. */
export function normaliseText(text: string): NormalisedText {
  const warnings: Problem[] = [];
  let clean = text;

  if (needsRepair(text)) {
    clean = text.replace(MEANINGLESS, '');
    clean = clean.replace(LIGATURES, (joined) => joined.normalize('NFKC'));
    clean = clean.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
    if (clean.includes('\0')) {
      warnings.push(nulWarning(clean));
      clean = clean.replaceAll('\0', '');
    }
    if (clean.includes('\ufffd')) warnings.push(lostLettersWarning(clean));
  }

  return { text: clean, lines: clean.split('\n'), warnings };
}

/** Most texts need none. */
function needsRepair(text: string): boolean {
  return text.includes('\r') || text.includes('\0') || UNUSUAL.test(text);
}

function nulWarning(text: string): Problem {
  const before = text.slice(0, text.indexOf('\0'));

  return {
    lineNumber: before.split('\n').length,
    message:
      'Characters with code 0 were taken out, the first one on this line. Check that the text reads well, ' +
      'or save the file again as UTF-8 text.',
  };
}

function lostLettersWarning(text: string): Problem {
  return {
    lineNumber: text.slice(0, text.indexOf('\ufffd')).split('\n').length,
    message:
      'Some letters were lost before this text came here, the first one on this line: it shows "\ufffd" in their place. ' +
      'Write them again.',
  };
}

import type { QuestionDraft } from './question-draft.ts';

const SPEAKS_OF_ORDER =
  /^(?:(?:all|none|any|both|neither|two) of the (?:above|preceding)|(?:both|neither) [A-J] (?:and|nor|&) [A-J]\b)/i;

/** The first letters of the words above: a quick look, since most options start with another. */
const INITIALS = 'aAnNbBtT';

/** Options may be shown in another order, and then 'all of the above', or 'both A and B', says something else. */
export function warnOfOrderWords({ options, warnings }: QuestionDraft): void {
  for (const { lineNumber, text } of options) {
    if (text.length < 40 && INITIALS.includes(text.charAt(0)) && SPEAKS_OF_ORDER.test(text)) {
      warnings.push({
        lineNumber,
        message: `"${text}" speaks of the other options above it, but options may be shown in another order. Say what it means in words.`,
      });
    }
  }
}

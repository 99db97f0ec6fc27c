import { MAX_OPTIONS } from '@second-bell/question-text';

import { trimBlanks, trimSignsEnd } from '../blanks.ts';
import { isSameText } from '../answer-key.ts';
import type { QuestionDraft } from '../question-draft.ts';

/**
 * Options without any label: the lines behind the stem's first one, when the answer is one of them, word for word.
 *
 * Without such an answer nobody can tell options from text, so the question stays without options.
 */
export function findBareOptions(draft: QuestionDraft): void {
  const { stem, answer } = draft;
  if (answer === undefined) return;
  const lines = stem.text.split('\n').map(trimBlanks);
  const start = stemEnd(lines);
  const candidates = lines.flatMap((text, index) =>
    index < start || text === '' ? [] : [{ text, lineNumber: stem.lineNumber + index }],
  );
  if (candidates.length < 2 || candidates.length > MAX_OPTIONS) return;
  const matches = candidates.filter(({ text }) => isSameText(text, answer.text));
  if (matches.length !== 1) return;

  stem.text = lines.slice(0, start).join('\n').trimEnd();
  draft.options = candidates;
}

/** The stem ends with the last line that asks or breaks off before the options: `…?`, `…:`, `…___`; else with the first. */
function stemEnd(lines: readonly string[]): number {
  const asking = lines.findLastIndex(asks);

  return asking === -1 ? 1 : asking + 1;
}

function asks(line: string): boolean {
  const end = line.endsWith('__') || line.endsWith('__.') ? line : trimSignsEnd(line, '*_');

  return /(?:[?:…]|\.\.\.|__\.?)$/.test(end.slice(-3));
}

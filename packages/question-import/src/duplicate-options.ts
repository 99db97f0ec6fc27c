import { letterOf } from '@second-bell/question-text';

import { foldText, sketchText } from './fold.ts';
import type { QuestionDraft, TextPart } from './question-draft.ts';

/** Most options differ in their first letters. */
const SKETCH_LETTERS = [4, 16];

/**
 * Tells of every option that reads like an earlier one of its question: two that are the same but for blanks cannot be saved at
 * the desk either, so they are an error; others a teacher may mean.
 */
export function checkDuplicateOptions({ options, warnings, errors }: QuestionDraft): void {
  if (!SKETCH_LETTERS.every((count) => hasRepeatedSketch(options, count))) return;

  const earlier: { folded: string; spaced: string; letter: string }[] = [];
  for (const [index, { text, lineNumber }] of options.entries()) {
    const folded = foldText(text);
    const spaced = foldBlanks(text);
    const letter = letterOf(index);
    const twin =
      earlier.find((option) => option.spaced === spaced) ??
      earlier.find((option) => option.folded === folded);
    earlier.push({ folded, spaced, letter });
    if (twin === undefined) continue;
    const message = `Options ${twin.letter} and ${letter} are the same. Change or remove one of them.`;
    (twin.spaced === spaced ? errors : warnings).push({ lineNumber, message });
  }
}

/** As the question types compare options (`checkOptions`). */
function foldBlanks(text: string): string {
  return text.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
}

/** Most questions have no copies, and folding all their options would be slow. */
function hasRepeatedSketch(options: readonly TextPart[], letterCount: number): boolean {
  const sketches: number[] = [];
  for (const { text } of options) {
    const sketch = sketchText(text, letterCount);
    if (sketches.includes(sketch)) return true;
    sketches.push(sketch);
  }

  return false;
}

import { letterOf } from '@second-bell/question-text';

import { foldText, sketchText } from './fold.ts';
import type { QuestionDraft, TextPart } from './question-draft.ts';

/** Most options differ in their first letters. */
const SKETCH_LETTERS = [4, 16];

/** Warns of every option that reads like an earlier one of its question. */
export function warnOfDuplicateOptions({ options, warnings }: QuestionDraft): void {
  if (!SKETCH_LETTERS.every((count) => hasRepeatedSketch(options, count))) return;

  const letters = new Map<string, string>();
  for (const [index, option] of options.entries()) {
    const folded = foldText(option.text);
    const earlier = letters.get(folded);
    if (earlier === undefined) {
      letters.set(folded, letterOf(index));
    } else {
      const message = `Options ${earlier} and ${letterOf(index)} are the same. Change or remove one of them.`;
      warnings.push({ lineNumber: option.lineNumber, message });
    }
  }
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

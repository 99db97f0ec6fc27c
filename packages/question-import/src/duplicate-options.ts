import { foldText, sketchText } from './fold.ts';
import { letterOf } from './letters.ts';
import type { QuestionDraft, TextPart } from './question-draft.ts';

const OPTION_SKETCH_LETTERS = 16;

/** Warns of every option that reads like an earlier one of its question. */
export function warnOfDuplicateOptions({ options, warnings }: QuestionDraft): void {
  if (!hasLikelyCopies(options)) return;

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

/** Most questions have none, and folding all their options would be slow. */
function hasLikelyCopies(options: readonly TextPart[]): boolean {
  const sketches = options.map((option) => sketchText(option.text, OPTION_SKETCH_LETTERS));

  return sketches.some((sketch, index) => sketches.indexOf(sketch) !== index);
}

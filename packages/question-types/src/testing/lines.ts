import type { TextLine } from '../text/text-line.ts';

/** Lines of a file, counted from 1. */
export function linesOf(text: string): TextLine[] {
  return text.split('\n').map((line, index) => ({ lineNumber: index + 1, text: line }));
}

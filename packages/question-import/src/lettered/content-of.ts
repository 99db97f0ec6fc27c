import { trimBlanksEnd, trimmedFrom } from '../blanks.ts';
import type { LineSight } from '../sight/line-sight.ts';

/** What stands behind a line's marker, without the bold that wraps the whole line. */
export function contentOf(line: string, sight: LineSight): string {
  const text = trimmedFrom(line, sight.contentStart);
  if (!sight.isBold) return text;
  let end = text.length;
  while (end > 0 && '*_'.includes(text.charAt(end - 1))) end -= 1;

  return trimBlanksEnd(text.slice(0, end));
}

import { skipBlanks } from '../blanks.ts';
import { readMarker } from '../markers.ts';
import { sightLine } from '../sight/sight-line.ts';

const CAPITALS = /^[A-Z][A-Z0-9 &,/:()'’–-]{3,}$/;
const LONGEST_HEADING = 60;

/** A line in capitals may be the title of a section. */
export function isCapitalLine(line: string): boolean {
  return line.length <= LONGEST_HEADING && CAPITALS.test(line);
}

/** Puts backslashes in front of text that would be read as anything else; `unescapeAnyLine` takes them away. */
export function escapeAnyLine(line: string): string {
  const start = skipBlanks(line, 0);
  const count = escapeLength(line.slice(skipBackslashes(line, start)));

  return count === 0 ? line : line.slice(0, start) + '\\'.repeat(count) + line.slice(start);
}

export function unescapeAnyLine(line: string): string {
  const start = skipBlanks(line, 0);
  const end = skipBackslashes(line, start);
  if (end === start) return line;
  const count = escapeLength(line.slice(end));

  return end - start < count ? line : line.slice(0, start) + line.slice(start + count);
}

/** One backslash, but two where one means something: `\*A)` is how Markdown editors write a marked option. */
function escapeLength(text: string): number {
  const { kind } = sightLine(text);
  if (kind === 'blank') return 0;
  if (kind === 'text' && readMarker(text).kind === 'text' && !isCapitalLine(text)) return 0;

  return '*+-'.includes(text.charAt(0)) ? 2 : 1;
}

function skipBackslashes(line: string, start: number): number {
  let index = start;
  while (line.charAt(index) === '\\') index += 1;

  return index;
}

import { trimBlanks } from '../blanks.ts';

const LONGEST_QUOTE = 60;

/** What stands on a line, short enough for a message. */
export function quoteLine(line: string): string {
  const text = trimBlanks(line);

  return `“${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).trimEnd()}…` : text}”`;
}

import { trimBlanks } from '../blanks.ts';
import { sightLine } from '../sight/sight-line.ts';

/** The options right above a line, by their place, and whether an answer stands between them and the line. */
export type BlockAbove = { options: ReadonlyMap<number, string>; hasAnswer: boolean };

/** No question that is written by hand goes on for longer. */
const REACH = 24;

export function readBlockAbove(lines: readonly string[], index: number): BlockAbove {
  const options = new Map<number, string>();
  let hasAnswer = false;
  for (let at = index - 1; at >= Math.max(0, index - REACH); at -= 1) {
    const line = lines[at] ?? '';
    const { kind, value, contentStart, field } = sightLine(line);
    // An entry of an answer key: what stands below explains it.
    if (kind === 'key-heading' || (kind === 'key' && options.size === 0)) break;
    if (kind === 'question' || kind === 'id' || (kind === 'number' && hasLetter(options, value))) break;
    if (field === 'answer' && options.size === 0) hasAnswer = true;
    const place = kind === 'option' ? value : kind === 'number' || kind === 'key' ? value - 1 : -1;
    // The nearest one counts: further up the question before begins.
    if (place >= 0 && !options.has(place)) options.set(place, trimBlanks(line.slice(contentStart)));
    if (place === 0 && kind === 'option') break;
  }

  return { options, hasAnswer };
}

/** A number above letters is that of the question; a number seen before is the question's where numbers label options. */
function hasLetter(options: ReadonlyMap<number, string>, value: number): boolean {
  return options.size > 1 && (options.has(value - 1) || !options.has(value));
}

/** Whether an answer stands below a line, before the next question starts. */
export function hasAnswerBelow(lines: readonly string[], index: number): boolean {
  for (let at = index + 1; at < Math.min(lines.length, index + REACH); at += 1) {
    const { kind, field } = sightLine(lines[at] ?? '');
    if (field === 'answer') return true;
    if (kind === 'question' || kind === 'number' || kind === 'id' || kind === 'key-heading') return false;
  }

  return false;
}

/** What a text says, without its dress. */
export function squash(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

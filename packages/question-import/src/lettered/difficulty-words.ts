import { trimSignsEnd } from '../blanks.ts';
import type { Difficulty } from '../imported-question.ts';

const WORDS: ReadonlyMap<string, Difficulty> = new Map([
  ['easy', 'easy'],
  ['e', 'easy'],
  ['low', 'easy'],
  ['basic', 'easy'],
  ['beginner', 'easy'],
  ['medium', 'medium'],
  ['m', 'medium'],
  ['moderate', 'medium'],
  ['average', 'medium'],
  ['intermediate', 'medium'],
  ['hard', 'hard'],
  ['h', 'hard'],
  ['high', 'hard'],
  ['difficult', 'hard'],
  ['challenging', 'hard'],
  ['advanced', 'hard'],
]);

/** The words that test books use for how hard a question is; undefined for any other. */
export function readDifficultyWord(text: string): Difficulty | undefined {
  if (text.length > 30) return undefined;

  // Most files write the plain word.
  return WORDS.get(text) ?? WORDS.get(trimSignsEnd(text.toLowerCase(), '.*_'));
}

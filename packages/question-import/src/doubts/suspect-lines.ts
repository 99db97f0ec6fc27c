import { isBlankAt } from '../blanks.ts';
import {
  CASE_BIT,
  isDigit,
  isLetter,
  LINE_FEED,
  OPENING_BRACKET,
  OPENING_SQUARE,
  SMALL_A,
} from '../character-codes.ts';

/** What ends a label, and how the label of an answer begins. */
const LABEL_ENDS = [')', '.', ']'];
const ANSWER_STARTS = ['Answer', 'answer', 'ANSWER', 'Ans', 'ANS'];
const LAST_LABEL = SMALL_A + 9;

/**
 * The lines with a label behind their first word: few in most files, and only their questions need a closer look.
 *
 * The text is searched as one piece, which costs a fraction of looking at each line.
 */
export class SuspectLines {
  readonly #indexes: Int32Array;

  constructor(text: string) {
    this.#indexes = lineIndexes(text, suspectPlaces(text));
  }

  hasBetween(firstIndex: number, lastIndex: number): boolean {
    let low = 0;
    let high = this.#indexes.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#indexes[middle] ?? 0) < firstIndex) low = middle + 1;
      else high = middle;
    }

    return (this.#indexes[low] ?? Number.POSITIVE_INFINITY) <= lastIndex;
  }
}

function suspectPlaces(text: string): number[] {
  const places: number[] = [];
  for (const sign of LABEL_ENDS) {
    for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) {
      if (endsLabel(text, at)) places.push(at);
    }
  }
  for (const word of ANSWER_STARTS) {
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
      if (!startsLine(text, at)) places.push(at);
    }
  }

  return places.toSorted((a, b) => a - b);
}

function endsLabel(text: string, end: number): boolean {
  const code = text.charCodeAt(end - 1);
  let at = end - 1;
  if (isDigit(code)) while (isDigit(text.charCodeAt(at - 1))) at -= 1;
  else if (!isLetter(code) || (code | CASE_BIT) > LAST_LABEL) return false;
  const before = text.charCodeAt(at - 1);

  return (
    (before === OPENING_BRACKET || before === OPENING_SQUARE || isBlankAt(text, at - 1)) &&
    !startsLine(text, at)
  );
}

/** Nothing but blanks and signs stands before it on its line. */
function startsLine(text: string, place: number): boolean {
  for (let at = place - 1; at >= 0; at -= 1) {
    const code = text.charCodeAt(at);
    if (code === LINE_FEED) return true;
    if (isLetter(code) || isDigit(code)) return false;
  }

  return true;
}

function lineIndexes(text: string, places: readonly number[]): Int32Array {
  const indexes = new Int32Array(places.length);
  let line = 0;
  let next = text.indexOf('\n');
  for (const [index, place] of places.entries()) {
    while (next !== -1 && next < place) {
      line += 1;
      next = text.indexOf('\n', next + 1);
    }
    indexes[index] = line;
  }

  return indexes;
}

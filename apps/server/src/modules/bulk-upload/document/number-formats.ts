/** How a list counts; others than these are written as plain numbers. */
export type NumberFormat =
  | 'decimal'
  | 'lowerLetter'
  | 'upperLetter'
  | 'lowerRoman'
  | 'upperRoman'
  | 'bullet'
  | 'none';

const ROMAN = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;
/** A longer list than any; and no number from a file can make a long text. */
const LAST_ROMAN = 3999;
const LETTERS = 26;
const LAST_LETTER = 780;

/** The number as a word processor shows it: after `z` come `aa`, `bb`. */
export function writeNumber(number: number, format: NumberFormat): string {
  if (format === 'lowerLetter' || format === 'upperLetter') return cased(letters(number), format);
  if (format === 'lowerRoman' || format === 'upperRoman') return cased(roman(number), format);

  return String(number);
}

function cased(text: string, format: NumberFormat): string {
  return format.startsWith('upper') ? text.toUpperCase() : text;
}

function letters(number: number): string {
  if (number < 1 || number > LAST_LETTER) return String(number);
  const place = (number - 1) % LETTERS;

  return String.fromCodePoint(0x61 + place).repeat((number - 1 - place) / LETTERS + 1);
}

function roman(number: number): string {
  if (number < 1 || number > LAST_ROMAN) return String(number);
  let rest = number;
  let text = '';
  for (const [value, sign] of ROMAN) {
    while (rest >= value) {
      text += sign;
      rest -= value;
    }
  }

  return text;
}

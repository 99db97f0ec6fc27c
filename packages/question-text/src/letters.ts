/** Options are named by letters, `A` to `J`. */
export const MAX_OPTIONS = 10;

const FIRST_LETTER = 0x41;

/** The letter in front of an option: 0 → `A`. */
export function letterOf(index: number): string {
  return String.fromCharCode(FIRST_LETTER + index);
}

/** `A` or `a` → 0. The text must be one letter. */
export function indexOfLetter(letter: string): number {
  return letter.toUpperCase().charCodeAt(0) - FIRST_LETTER;
}

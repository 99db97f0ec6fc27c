export const MAX_OPTIONS = 10;

/** 0 → `A`. */
export function letterOf(index: number): string {
  return String.fromCharCode(0x41 + index);
}

/** `A` or `a` → 0. The text must be one letter. */
export function indexOfLetter(letter: string): number {
  return letter.toUpperCase().charCodeAt(0) - 0x41;
}

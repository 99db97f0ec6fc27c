export const TAB = 0x09;
export const LINE_FEED = 0x0a;
export const FORM_FEED = 0x0c;
export const CARRIAGE_RETURN = 0x0d;
export const SPACE = 0x20;
export const OPENING_BRACKET = 0x28;
export const CLOSING_BRACKET = 0x29;
export const STAR = 0x2a;
export const DOT = 0x2e;
export const COLON = 0x3a;
export const OPENING_SQUARE = 0x5b;
export const UNDERSCORE = 0x5f;
export const BACKSLASH = 0x5c;
export const CLOSING_SQUARE = 0x5d;
export const SMALL_A = 0x61;
export const SMALL_E = 0x65;
export const SMALL_P = 0x70;
export const SMALL_Q = 0x71;
export const SMALL_R = 0x72;
const SMALL_Z = 0x7a;
const NO_BREAK_SPACE = 0xa0;

/** What tells a small letter from its capital. */
export const CASE_BIT = 0x20;

/** The code of a character; a full-width letter, digit or bracket counts as its plain twin. */
export function codeAt(line: string, index: number): number {
  const code = line.charCodeAt(index);

  return code >= 0xff01 && code <= 0xff5e ? code - 0xfee0 : code;
}

export function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

export function isLetter(code: number): boolean {
  const small = code | CASE_BIT;

  return small >= SMALL_A && small <= SMALL_Z;
}

/** A blank, or the end of the line, where `charCodeAt` gives NaN. */
export function isGap(code: number): boolean {
  return code === SPACE || code === TAB || code === NO_BREAK_SPACE || Number.isNaN(code);
}

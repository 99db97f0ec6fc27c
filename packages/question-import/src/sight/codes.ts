const SPACE = 0x20;
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

  return small >= 0x61 && small <= 0x7a;
}

/** A blank, or the end of the line, where `charCodeAt` gives NaN. */
export function isGap(code: number): boolean {
  return code === SPACE || code === 0x09 || code === 0xa0 || Number.isNaN(code);
}

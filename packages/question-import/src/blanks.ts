/** Spaces of every width, and characters without any width: none of them may decide how a line is read. */
function isBlankCode(code: number): boolean {
  if (code < 0x80) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  if (code === 0xa0 || code === 0x85 || code === 0xad) return true;
  if (code < 0x1680) return false;

  return (
    code === 0x1680 ||
    code === 0x180e ||
    (code >= 0x2000 && code <= 0x200f) ||
    (code >= 0x2028 && code <= 0x202f) ||
    (code >= 0x205f && code <= 0x2069) ||
    code === 0x3000 ||
    code === 0xfeff
  );
}

export function isBlankAt(line: string, index: number): boolean {
  return isBlankCode(line.charCodeAt(index));
}

/** The index of the first character from `start` on that is not blank; the line's length when there is none. */
export function skipBlanks(line: string, start: number): number {
  let index = start;
  while (index < line.length && isBlankCode(line.charCodeAt(index))) index += 1;

  return index;
}

export function trimBlanksEnd(text: string): string {
  let end = text.length;
  while (end > 0 && isBlankCode(text.charCodeAt(end - 1))) end -= 1;

  return end === text.length ? text : text.slice(0, end);
}

/** The text without the blanks, and without any of these signs, at its end. */
export function trimSignsEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && (isBlankAt(text, end - 1) || signs.includes(text.charAt(end - 1)))) end -= 1;

  return text.slice(0, end);
}

export function trimBlanks(text: string): string {
  return trimmedFrom(text, 0);
}

/** The text from `start` on, without the blanks around it. */
export function trimmedFrom(text: string, start: number): string {
  const first = skipBlanks(text, start);
  let end = text.length;
  while (end > first && isBlankCode(text.charCodeAt(end - 1))) end -= 1;

  return text.slice(first, end);
}

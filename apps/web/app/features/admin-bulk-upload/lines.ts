/** Lines end as the server counts them: at a line feed, a carriage return, or both. */
export function withPlainLineEnds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

export function countLines(text: string): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;

  return lines;
}

/** Where a line begins and ends in the text. Lines count from 1; one behind the end is the last one. */
export function placeOfLine(text: string, lineNumber: number): { start: number; end: number } {
  let start = 0;
  for (let line = 1; line < lineNumber; line += 1) {
    const next = text.indexOf('\n', start);
    if (next === -1) break;
    start = next + 1;
  }
  const end = text.indexOf('\n', start);

  return { start, end: end === -1 ? text.length : end };
}

/** The line on which a place in the text is. */
export function lineAt(text: string, position: number): number {
  return countLines(text.slice(0, position));
}

/**
 * Follows lines through an edit: where the lines of `before` stand in `after`, which differ in one stretch.
 *
 * A line inside the stretch stays at its distance from the stretch's beginning, as long as that is still there.
 */
export function lineFollower(before: string, after: string): (lineNumber: number) => number {
  if (before === after) return (lineNumber) => lineNumber;

  const start = commonStart(before, after);
  const end = before.length - commonEnd(before, after, start);
  const moved = countLines(after) - countLines(before);
  const lastBefore = isLineStart(before, start) ? lineAt(before, start) - 1 : lineAt(before, start);
  const firstBehind = isLineStart(before, end) ? lineAt(before, end) : lineAt(before, end) + 1;

  return (lineNumber) => {
    if (lineNumber <= lastBefore) return lineNumber;
    if (lineNumber >= firstBehind) return lineNumber + moved;

    return Math.min(lineNumber, Math.max(1, firstBehind - 1 + moved));
  };
}

function isLineStart(text: string, position: number): boolean {
  return position === 0 || text[position - 1] === '\n';
}

function commonStart(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let length = 0;
  while (length < most && before.charCodeAt(length) === after.charCodeAt(length)) length += 1;

  return length;
}

function commonEnd(before: string, after: string, start: number): number {
  const most = Math.min(before.length, after.length) - start;
  let length = 0;
  while (
    length < most &&
    before.charCodeAt(before.length - 1 - length) === after.charCodeAt(after.length - 1 - length)
  ) {
    length += 1;
  }

  return length;
}

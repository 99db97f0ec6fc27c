/** The cells of a line with separators; quotes around a cell keep separators in it, and a doubled quote is a quote. */
export function readCells(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let index = 0; index < line.length; index += 1) {
    const sign = line.charAt(index);
    if (isQuoted && sign === '"' && line.charAt(index + 1) === '"') {
      cell += '"';
      index += 1;
    } else if (sign === '"' && (isQuoted || (cell.trim() === '' && isWhole(line, index, separator)))) {
      if (!isQuoted) cell = '';
      isQuoted = !isQuoted;
    } else if (sign === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += sign;
  }

  return [...cells, cell.trim()];
}

/** Quotes around the whole cell; in `"Hamlet" is by whom?` they belong to the text. */
function isWhole(line: string, at: number, separator: string): boolean {
  let end = at + 1;
  while (end < line.length && (line.charAt(end) !== '"' || line.charAt(end + 1) === '"'))
    end += line.charAt(end) === '"' ? 2 : 1;
  const rest = line.slice(end + 1);

  return end < line.length && (rest.trim() === '' || rest.replace(/^ {1,9}/, '').startsWith(separator));
}

/** `| a | b |`: the bars at both ends hold no cells. */
export function readBars(line: string): string[] {
  const text = line.trim();
  const inner = text.slice(text.startsWith('|') ? 1 : 0, text.endsWith('|') ? -1 : undefined);

  return inner.split('|').map((cell) => cell.trim());
}

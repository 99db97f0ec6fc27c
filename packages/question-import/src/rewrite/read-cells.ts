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
    } else if (sign === '"' && (isQuoted || cell.trim() === '')) {
      if (!isQuoted) cell = '';
      isQuoted = !isQuoted;
    } else if (sign === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += sign;
  }

  return [...cells, cell.trim()];
}

/** `| a | b |`: the bars at both ends hold no cells. */
export function readBars(line: string): string[] {
  const text = line.trim();
  const inner = text.slice(text.startsWith('|') ? 1 : 0, text.endsWith('|') ? -1 : undefined);

  return inner.split('|').map((cell) => cell.trim());
}

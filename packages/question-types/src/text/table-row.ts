/** The cells of `| a | b |`; undefined where the line is no row. `\|` is a bar within a cell. */
export function readRow(line: string): string[] | undefined {
  const row = line.trim();
  if (!row.startsWith('|')) return undefined;

  const cells: string[] = [];
  let cell = '';
  for (let index = 1; index < row.length; index += 1) {
    const isEscaped = row.charAt(index) === '|' && row.charAt(index - 1) === '\\';
    if (row.charAt(index) !== '|') cell += row.charAt(index);
    else if (isEscaped) cell = `${cell.slice(0, -1)}|`;
    else {
      cells.push(cell.trim());
      cell = '';
    }
  }
  if (cell.trim() !== '') cells.push(cell.trim());

  return cells;
}

export function printRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** The line between the head of a table and its rows. */
export function isRule(cells: readonly string[]): boolean {
  return cells.every((cell) => /^:?-+:?$/.test(cell));
}

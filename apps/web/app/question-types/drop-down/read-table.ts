export type CellTable = { head: string[]; rows: string[][] };

/** A text that is a table in Markdown and nothing else; undefined where it is not. */
export function readTable(text: string): CellTable | undefined {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.trim());
  const [head, rule, ...rows] = lines.map(cellsOf);
  const isTable =
    lines.length > 2 && lines.every((line) => line.startsWith('|')) && rule?.every(isRule) === true;

  return isTable && head !== undefined ? { head, rows } : undefined;
}

function cellsOf(line: string): string[] {
  const inner = line.startsWith('|') ? line.slice(1) : line;

  return (inner.endsWith('|') ? inner.slice(0, -1) : inner).split('|').map((cell) => cell.trim());
}

function isRule(cell: string): boolean {
  return /^:?-+:?$/.test(cell);
}

import type { Problem } from '../imported-question.ts';
import type { ColumnPlan } from './column-plan.ts';
import { writeRow } from './write-row.ts';

/** Types of programs that have no key, or whose key does not stand in options and an answer. */
const WITHOUT_KEY =
  /^(?:poll|draw|slide|word ?cloud|numeric_entry|drop_down|ordered_response|matrix|drag_match|highlight|bow_tie|hot_spot|extended_response|open[- ]?ended)/i;

/**
 * The rows of a table as a text in the plain layout, as the plan says. Rows that hold no question are told by their numbers,
 * which count from 1; columns that are read past, by their headings.
 */
export function writeTable(
  rows: readonly (readonly string[])[],
  { roles, firstRow }: ColumnPlan,
): { text: string; problems: Problem[] } {
  const question = roles.indexOf('question');
  const type = roles.indexOf('type');
  const lines: string[] = [];
  const problems: Problem[] = [];
  for (const [index, row] of rows.entries()) {
    if (index < firstRow || row.every((cell) => cell.trim() === '')) continue;
    const kind = (row[type] ?? '').trim();
    const loss =
      (row[question] ?? '').trim() === ''
        ? 'it has no question'
        : WITHOUT_KEY.test(kind)
          ? `a question of the type “${kind}” cannot be read from a table`
          : undefined;
    if (loss === undefined) lines.push(...writeRow(row, roles), '');
    else problems.push({ lineNumber: lines.length + 1, message: `Row ${index + 1} is left out: ${loss}.` });
  }
  const unread = (rows[firstRow - 1] ?? []).filter(
    (head, index) =>
      roles[index] === 'ignore' &&
      head.trim() !== '' &&
      rows.slice(firstRow).some((row) => (row[index] ?? '').trim() !== ''),
  );
  if (unread.length > 0) {
    const names = unread.map((head) => `“${head.trim().slice(0, 40)}”`).join(', ');
    problems.unshift({ lineNumber: 1, message: `These columns are not read: ${names}.` });
  }

  return { text: `${lines.join('\n').trimEnd()}\n`, problems };
}

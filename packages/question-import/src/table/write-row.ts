import { letterOf, MAX_OPTIONS } from '@second-bell/question-text';

import { escapeLine } from '../markers.ts';
import { linesOf, oneLine } from '../text-lines.ts';
import { type ColumnRole, OPTION_ROLES } from './column-plan.ts';

const TYPED = /fill|open|short|type/i;
const SEVERAL = /check ?box|multiple[ _-]?(?:select|response|answers?)|select all/i;

/** A row of a table as a question in the plain layout, from `Q:` on. */
export function writeRow(cells: readonly string[], roles: readonly ColumnRole[]): string[] {
  const cellOf = (role: ColumnRole): string => {
    const index = roles.indexOf(role);

    return index === -1 ? '' : (cells[index] ?? '').trim();
  };
  const given = OPTION_ROLES.map((role) => oneLine(cellOf(role)));
  const last = given.findLastIndex((text) => text !== '');
  const options = given.slice(0, Math.min(last + 1, MAX_OPTIONS));
  const key = writeKey(oneLine(cellOf('answer')), options);
  const type = cellOf('type');
  const lines = [`Q: ${manyLines(cellOf('question'))}`];
  if (TYPED.test(type)) {
    lines.push(`Answer: ${options.length > 0 ? options.filter((text) => text !== '').join(' | ') : key}`);
  } else {
    if ((SEVERAL.test(type) || holdsNumbers(cellOf('answer'))) && /[,;&]/.test(key))
      lines.push('Type: multiple select');
    lines.push(...options.map((text, index) => `${letterOf(index)}) ${text}`), `Answer: ${key}`);
  }
  for (const [role, label] of LABELS) {
    const text = cellOf(role);
    if (text !== '') lines.push(`${label}: ${role === 'explanation' ? manyLines(text) : oneLine(text)}`);
  }

  return lines.flatMap((line) => line.split('\n'));
}

const LABELS = [
  ['explanation', 'Explanation'],
  ['topic', 'Topic'],
  ['difficulty', 'Difficulty'],
  ['hint', 'Hint'],
] as const;

/** `1,3` in a column of its own names two options. */
function holdsNumbers(key: string): boolean {
  return /^\d{1,2}(?:\s?[,;&]\s?\d{1,2})+$/.test(key.trim());
}

/** Numbers count the options from 1, unless an option says just that. */
function writeKey(key: string, options: readonly string[]): string {
  if (!/^\d{1,2}(?:\s?[,;&]\s?\d{1,2})*$/.test(key) || options.length === 0) return key;
  const numbers = key.split(/[,;&]/).map(Number);
  const word = options.indexOf(key);
  const place = numbers.length === 1 ? (numbers[0] ?? 0) - 1 : -1;
  // `4` may be the fourth option, or the one that says 4: both are named, and that is refused with both.
  if (word !== -1) return place in options && place !== word ? `${letterOf(place)}, ${letterOf(word)}` : key;

  return numbers
    .map((number) => (number >= 1 && number <= options.length ? letterOf(number - 1) : String(number)))
    .join(', ');
}

/** Lines below the first one are text, whatever they start with. */
function manyLines(text: string): string {
  const [first = '', ...rest] = linesOf(text);

  return [first, ...rest.map(escapeLine)].join('\n');
}

import type { ConflictRow } from '#ui/conflict-dialog.tsx';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The fields in which two versions of a row differ, in words: `labels` gives their order and names. Text that is empty
 * and text that is missing are one; a list has one line for each entry.
 */
export function conflictRows(
  labels: Readonly<Record<string, string>>,
  theirs: Fields,
  mine: Fields,
): ConflictRow[] {
  return Object.entries(labels)
    .map(([field, label]) => ({ label, theirs: inWords(theirs[field]), mine: inWords(mine[field]) }))
    .filter((row) => row.theirs !== row.mine);
}

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join('\n');
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);

  return '';
}

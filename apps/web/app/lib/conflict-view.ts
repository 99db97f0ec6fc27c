import type { ConflictRow } from '#ui/conflict-dialog.tsx';

/**
 * The fields in which two versions of a row differ, in words: `labels` gives their order and names. Text that is empty
 * and text that is missing are one; a list has one line for each entry.
 */
export function conflictRows(
  labels: Readonly<Record<string, string>>,
  theirs: object,
  mine: object,
): ConflictRow[] {
  const wordsIn = (version: object, field: string) => inWords(Reflect.get(version, field));

  return Object.entries(labels)
    .map(([field, label]) => ({ label, theirs: wordsIn(theirs, field), mine: wordsIn(mine, field) }))
    .filter((row) => row.theirs !== row.mine);
}

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join('\n');
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);

  return '';
}

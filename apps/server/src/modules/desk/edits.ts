import { AppError, notFound } from '../../app-error.ts';

type Fields = Record<string, unknown>;

/** What changed between two states of a row, for the audit trail: field → before and after. */
export function changesBetween(before: Fields, after: Fields): Record<string, unknown> {
  const changed = Object.keys(after).filter(
    (field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null),
  );

  return Object.fromEntries(
    changed.map((field) => [field, { before: before[field] ?? null, after: after[field] ?? null }]),
  );
}

/** Empty text and no text are one: a field that holds nothing. */
export function emptyAsNull(text: string | undefined): string | null {
  return text === undefined || text.trim() === '' ? null : text;
}

/** The row to edit, as it is now. Throws 404 where it is gone, and 409 with the row where the edit began on an older one. */
export function requireCurrent<Row extends { version: number }>(
  row: Row | undefined,
  {
    what,
    id,
    version,
    view,
  }: { what: string; id: string; version: number | undefined; view: (row: Row) => Fields },
): Row {
  if (!row) throw notFound(what, id);
  if (version !== undefined && version !== row.version) {
    throw new AppError(
      'stale_edit',
      `${what} was changed by someone else since you opened it. Compare both versions, then save again.`,
      { current: view(row) },
    );
  }

  return row;
}

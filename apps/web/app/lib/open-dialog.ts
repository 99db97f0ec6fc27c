/** Which dialog of a level is open, and on which row. An edit holds the row as it was when it began. */
export type OpenDialog<Row> = { kind: 'create' } | { kind: 'edit'; row: Row } | { kind: 'delete'; row: Row };

/** A delete says what hangs below the row by now: the row as the list has it. */
export function withFreshRow<Row extends { id: string }>(
  dialog: OpenDialog<Row> | undefined,
  rows: readonly Row[],
): OpenDialog<Row> | undefined {
  if (dialog?.kind !== 'delete') return dialog;

  return { kind: 'delete', row: rows.find(({ id }) => id === dialog.row.id) ?? dialog.row };
}

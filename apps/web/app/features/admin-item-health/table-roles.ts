/**
 * What the parts of a table are, written down: to some browsers a table that is drawn as blocks, as this one is on a
 * phone, is none.
 */
export const TABLE_ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

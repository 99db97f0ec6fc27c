/** Which dialog of a level is open, and on which row. An edit holds the row as it was when it began. */
export type OpenDialog<Row> = { kind: 'create' } | { kind: 'edit'; row: Row } | { kind: 'delete'; row: Row };

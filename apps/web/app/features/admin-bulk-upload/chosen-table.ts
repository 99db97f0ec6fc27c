import type { BulkUploadResult, ColumnRole } from '@second-bell/contract';

/** What a preview was made of. */
export type UploadSource = { file: File } | { text: string };

/** The beginning of a table, what its columns are taken for so far, and where the whole of it is. */
export type ChosenTable = NonNullable<BulkUploadResult['table']> & { source: UploadSource };

/** Gives a column a role; a column that had it before is read past from then on. */
export function withColumn(table: ChosenTable, index: number, role: ColumnRole): ChosenTable {
  const roles = table.roles.map((before, place): ColumnRole => {
    if (place === index) return role;

    return before === role ? 'ignore' : before;
  });

  return { ...table, roles };
}

/** A question needs its text and its answer; options it may do without. */
export function isComplete({ roles }: ChosenTable): boolean {
  return roles.includes('question') && roles.includes('answer');
}

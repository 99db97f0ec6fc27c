import type { bulkUploadFormSchema } from '@second-bell/contract';
import type * as z from 'zod/mini';

import type { UploadSource } from './chosen-table.ts';
import type { UploadMode } from './model.ts';

export type UploadFields = {
  mode: UploadMode;
  dryRun: boolean;
  source: UploadSource;
  excluded?: ReadonlySet<number>;
  /** With a table: what its columns hold. */
  columns?: { roles: readonly string[]; firstRow: number };
  /** Appends a text that was appended before. */
  again?: boolean;
};

type FormFields = { [Name in keyof z.input<typeof bulkUploadFormSchema>]: string };

/** The fields of spec section 7, and those beyond it where they say something. */
export function uploadForm(practiceTestId: string, fields: UploadFields): FormData {
  const { mode, dryRun, source, excluded, columns, again = false } = fields;
  const texts: FormFields = {
    practiceTestId,
    mode,
    dryRun: String(dryRun),
    kinds: 'all',
    ...('text' in source && { rawText: source.text }),
    ...(excluded && excluded.size > 0 && { exclude: [...excluded].toSorted((a, b) => a - b).join(',') }),
    ...(columns && { columns: columns.roles.join(','), firstRow: String(columns.firstRow) }),
    ...(again && { again: 'true' }),
  };
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  if ('file' in source) form.append('file', source.file);

  return form;
}

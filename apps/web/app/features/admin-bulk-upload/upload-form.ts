import type { bulkUploadFormSchema } from '@second-bell/contract';
import type * as z from 'zod/mini';

import type { UploadMode } from './model.ts';

export type UploadFields = {
  mode: UploadMode;
  dryRun: boolean;
  source: { file: File } | { text: string };
  excluded?: ReadonlySet<number>;
  /** Appends a text that was appended before. */
  again?: boolean;
};

type FormFields = { [Name in keyof z.input<typeof bulkUploadFormSchema>]: string };

/** The fields of spec section 7, and those beyond it where they say something. */
export function uploadForm(practiceTestId: string, fields: UploadFields): FormData {
  const { mode, dryRun, source, excluded, again = false } = fields;
  const texts: FormFields = {
    practiceTestId,
    mode,
    dryRun: String(dryRun),
    kinds: 'all',
    ...('text' in source && { rawText: source.text }),
    ...(excluded && excluded.size > 0 && { exclude: [...excluded].toSorted((a, b) => a - b).join(',') }),
    ...(again && { again: 'true' }),
  };
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  if ('file' in source) form.append('file', source.file);

  return form;
}

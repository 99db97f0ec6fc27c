import type { BulkUploadResult } from '@second-bell/contract';
import type { Dispatch } from 'react';

import { UPLOAD_FAILURES } from '#copy/bulk-upload.ts';

import type { ChosenTable } from './chosen-table.ts';
import { withPlainLineEnds } from './lines.ts';
import type { Busy, Preview, UploadAction, UploadMode, UploadState } from './model.ts';
import type { UploadFields } from './upload-form.ts';

/** A form to send, and what to do with the answer. */
export type UploadTask = UploadFields & {
  doing: Busy['doing'];
  /** The notice where it fails and nobody says why (spec section 8). */
  failure: string;
  onDone: (result: BulkUploadResult) => void | Promise<void>;
};

/** The server knows in which of the many ways a text file was saved: a dry run answers its text. */
export function readTask(file: File, { mode }: UploadState, dispatch: Dispatch<UploadAction>): UploadTask {
  return {
    doing: 'reading',
    failure: UPLOAD_FAILURES.read,
    mode,
    dryRun: true,
    source: { file },
    onDone: ({ text = '' }) =>
      dispatch({ type: 'textRead', text: withPlainLineEnds(text), fileName: file.name }),
  };
}

export function previewTask({ file, text, mode }: UploadState, dispatch: Dispatch<UploadAction>): UploadTask {
  const source = file ? { file } : { text };

  return {
    doing: 'previewing',
    failure: file ? UPLOAD_FAILURES.parse : UPLOAD_FAILURES.preview,
    mode,
    dryRun: true,
    source,
    onDone: (result) =>
      dispatch({ type: 'previewed', text: withPlainLineEnds(result.text ?? text), result, source }),
  };
}

/** Reads a table anew, by the columns that were chosen. */
export function columnsTask(
  { roles, firstRow, source }: ChosenTable,
  mode: UploadMode,
  dispatch: Dispatch<UploadAction>,
): UploadTask {
  return {
    doing: 'previewing',
    failure: UPLOAD_FAILURES.parse,
    mode,
    dryRun: true,
    source,
    columns: { roles, firstRow },
    onDone: (result) =>
      dispatch({ type: 'previewed', text: withPlainLineEnds(result.text ?? ''), result, source }),
  };
}

/** Imports the text that was previewed, also where it was read from a file. */
export function importTask(
  { text, excluded }: Preview,
  mode: UploadMode,
  again: boolean,
  onImported: (count: number) => Promise<void>,
): UploadTask {
  return {
    doing: 'importing',
    failure: UPLOAD_FAILURES.import,
    mode,
    dryRun: false,
    source: { text },
    excluded,
    again,
    onDone: async ({ totalImported }) => onImported(totalImported),
  };
}

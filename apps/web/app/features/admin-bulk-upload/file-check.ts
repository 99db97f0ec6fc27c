import { UPLOAD_MAX_BYTES } from '@second-bell/contract';

import {
  EMPTY_FILE,
  FILE_TOO_LARGE,
  MORE_TYPES,
  ONE_FILE_ONLY,
  UPLOAD_FAILURES,
  WRONG_TYPE,
} from '#copy/bulk-upload.ts';

import type { UploadProblem } from './model.ts';

/** What the file field offers; the server goes by what is in a file. */
export const FILE_ENDINGS = [
  '.txt',
  '.pdf',
  '.docx',
  '.xlsx',
  '.csv',
  '.tsv',
  '.html',
  '.htm',
  '.xml',
  '.zip',
];

/** The one file to take out of those that were chosen or dropped, or why there is none. */
export function takeFile(files: readonly File[]): { file: File } | { problem: UploadProblem } {
  const [file] = files;
  if (!file || files.length > 1) return refusal(ONE_FILE_ONLY);
  const name = file.name.toLowerCase();
  if (!FILE_ENDINGS.some((ending) => name.endsWith(ending))) {
    return { problem: { title: WRONG_TYPE.title, text: WRONG_TYPE.description, more: MORE_TYPES } };
  }
  if (file.size === 0) return refusal(EMPTY_FILE);
  if (file.size > UPLOAD_MAX_BYTES) return refusal(FILE_TOO_LARGE);

  return { file };
}

/** Spec section 5: "A .txt file's text is loaded into the text area"; the others wait until they are previewed. */
export function isPlainText({ name }: File): boolean {
  return /\.txt$/i.test(name);
}

function refusal(text: string): { problem: UploadProblem } {
  return { problem: { title: UPLOAD_FAILURES.read, text } };
}

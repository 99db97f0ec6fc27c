import { UPLOAD_MAX_BYTES } from '@second-bell/contract';

import { EMPTY_FILE, FILE_TOO_LARGE, ONE_FILE_ONLY, UPLOAD_FAILURES, WRONG_TYPE } from '#copy/bulk-upload.ts';

import type { UploadProblem } from './model.ts';

/** The one file to take out of those that were chosen or dropped, or why there is none. */
export function takeFile(files: readonly File[]): { file: File } | { problem: UploadProblem } {
  const [file] = files;
  if (!file || files.length > 1) return refusal(ONE_FILE_ONLY);
  if (!/\.(?:txt|pdf)$/i.test(file.name)) {
    return { problem: { title: WRONG_TYPE.title, text: WRONG_TYPE.description } };
  }
  if (file.size === 0) return refusal(EMPTY_FILE);
  if (file.size > UPLOAD_MAX_BYTES) return refusal(FILE_TOO_LARGE);

  return { file };
}

export function isPdf({ name }: File): boolean {
  return /\.pdf$/i.test(name);
}

function refusal(text: string): { problem: UploadProblem } {
  return { problem: { title: UPLOAD_FAILURES.read, text } };
}

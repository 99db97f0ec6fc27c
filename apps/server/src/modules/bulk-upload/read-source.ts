import { decodeText, type Problem } from '@second-bell/question-import';

import type { UploadedFile } from '#plugins/uploaded-file.ts';

import { AppError } from '../../app-error.ts';
import { readPdf } from './pdf/read-pdf.ts';

/** The text of an upload. `isFile`: the sender has not seen it as text yet. */
export type Source = { text: string; warnings: Problem[]; isFile: boolean };

const PDF_MARK = '%PDF-';
/** A PDF may carry some bytes of its way before its mark. */
const PDF_MARK_WITHIN_BYTES = 1024;

/**
 * The text to read questions from: the file where one was sent, else the pasted text.
 *
 * What a file is called decides whether it is taken at all (spec section 5), what is in it how it is read.
 */
export async function readSource(
  file: UploadedFile | undefined,
  rawText: string | undefined,
): Promise<Source> {
  if (file && file.bytes.length > 0) return readFile(file);
  if (rawText !== undefined && rawText.trim() !== '') return { text: rawText, warnings: [], isFile: false };

  throw new AppError('nothing_to_read', 'No file or text provided');
}

async function readFile({ name, bytes }: UploadedFile): Promise<Source> {
  const isPdf = bytes.subarray(0, PDF_MARK_WITHIN_BYTES).includes(PDF_MARK);
  if (!/\.(?:txt|pdf)$/i.test(name)) {
    throw new AppError('unreadable_file', 'Please upload a .txt or .pdf file');
  }
  if (!isPdf && !/\.pdf$/i.test(name)) return { ...decodeText(bytes), isFile: true };

  const { text, leftOut } = await readPdf(bytes);
  const warnings = leftOut.map((line) => ({
    lineNumber: 1,
    message: `Left out of each page, as its header or footer: "${line}".`,
  }));

  return { text, warnings, isFile: true };
}

import { type ColumnPlan, decodeText, type Problem } from '@second-bell/question-import';

import type { UploadedFile } from '#plugins/uploaded-file.ts';

import { AppError } from '../../app-error.ts';
import { detectKind, detectText } from './detect-kind.ts';
import type { FilePicture, TableView } from './file-reading.ts';
import type { FileTask } from './file-worker.ts';
import { readPdf } from './pdf/read-pdf.ts';
import { readFileInThread, refusedFile } from './read-file.ts';

/** What an upload holds. `isFile`: the sender has not seen it as text yet. */
export type Source = {
  text: string;
  warnings: Problem[];
  pictures: FilePicture[];
  table?: TableView | undefined;
  isFile: boolean;
};

type Upload = {
  file: UploadedFile | undefined;
  rawText: string | undefined;
  /** Takes files of every kind that can be read; else those alone that the spec names. */
  takesAll: boolean;
  /** What a person chose for the columns of a table. */
  columns: ColumnPlan | undefined;
};

const OLD_OFFICE =
  'This file has a password, or was saved by an old program. Open it, save it without a password as .docx or .xlsx, then upload that.';
const RICH_TEXT = 'This file is rich text (RTF). Open it, save it as .docx, then upload that.';

/** The text to read questions from: the file where one was sent, else the pasted text. */
export async function readSource({ file, rawText, takesAll, columns }: Upload): Promise<Source> {
  if (file && file.bytes.length > 0) {
    if (!takesAll) refuseOtherNames(file);

    return { ...(await (takesAll ? readAnyFile(file.bytes, columns) : readSpecFile(file))), isFile: true };
  }
  if (rawText !== undefined && rawText.trim() !== '') {
    // A table is shown as questions from then on, as one from a file is.
    if (takesAll && detectText(rawText) === 'table') {
      return { ...(await readKnownFile('table', Buffer.from(rawText), columns)), isFile: true };
    }

    return { text: rawText, warnings: [], pictures: [], isFile: false };
  }

  throw new AppError('nothing_to_read', 'No file or text provided');
}

type FileSource = Omit<Source, 'isFile'>;

/** Spec section 5: what a file is called decides whether it is taken at all. */
function refuseOtherNames({ name }: UploadedFile): void {
  if (!/\.(?:txt|pdf)$/i.test(name)) {
    throw new AppError('unreadable_file', 'Please upload a .txt or .pdf file');
  }
}

async function readSpecFile({ name, bytes }: UploadedFile): Promise<FileSource> {
  const isPdf = detectKind(bytes) === 'pdf' || /\.pdf$/i.test(name);

  return isPdf ? readPdfFile(bytes) : { ...decodeText(bytes), pictures: [] };
}

/** By what is in the file alone. */
async function readAnyFile(bytes: Uint8Array, columns: ColumnPlan | undefined): Promise<FileSource> {
  const kind = detectKind(bytes);
  if (kind === 'office_97') throw new AppError('file_old_format', OLD_OFFICE);
  if (kind === 'rtf') throw new AppError('file_old_format', RICH_TEXT);
  if (kind === 'pdf') return readPdfFile(bytes);

  return kind === 'text' ? readTextFile(bytes) : readKnownFile(kind, bytes, columns);
}

async function readKnownFile(
  kind: FileTask['kind'],
  bytes: Uint8Array,
  columns: ColumnPlan | undefined,
): Promise<FileSource> {
  const { problems, ...reading } = await readFileInThread({ kind, bytes, columns });

  return { ...reading, warnings: problems };
}

function readTextFile(bytes: Uint8Array): FileSource {
  const decoded = decodeText(bytes);
  // No text holds this character; pictures, sounds and programs do.
  if (decoded.text.includes('\u0000')) throw refusedFile('unknown');

  return { ...decoded, pictures: [] };
}

async function readPdfFile(bytes: Uint8Array): Promise<FileSource> {
  const { text, leftOut } = await readPdf(bytes);
  const warnings = leftOut.map((line) => ({
    lineNumber: 1,
    message: `Left out of each page, as its header or footer: "${line}".`,
  }));

  return { text, warnings, pictures: [] };
}

import { strFromU8 } from 'fflate';

import type { Archive } from './archive.ts';

/** A kind of file that is read; the folder of that name reads it. */
export type FileKind = 'text' | 'pdf' | 'docx';

/** What is in a file, by its first bytes: what it is called does not count. */
export type Container = 'text' | 'pdf' | 'zip' | 'office_97' | 'rtf';

const PDF_MARK = '%PDF-';
/** A PDF may carry some bytes of its way before its mark. */
const PDF_MARK_WITHIN_BYTES = 1024;
const ZIP_MARK = 'PK\u0003\u0004';
/** The compound files of Office before 2007, and of anything with a password since. */
const COMPOUND_MARK = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1';

export function detectContainer(bytes: Uint8Array): Container {
  const start = strFromU8(bytes.subarray(0, PDF_MARK_WITHIN_BYTES), true);
  if (start.includes(PDF_MARK)) return 'pdf';
  if (start.startsWith(ZIP_MARK)) return 'zip';
  if (start.startsWith(COMPOUND_MARK)) return 'office_97';

  return start.startsWith('{\\rtf') ? 'rtf' : 'text';
}

/** Which of the many kinds of files that are archives this one is. */
export function detectArchive(archive: Archive): Exclude<FileKind, 'text' | 'pdf'> | undefined {
  if (archive.has('word/document.xml')) return 'docx';

  return undefined;
}

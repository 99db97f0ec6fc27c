import { decodeText } from '@second-bell/question-import';
import { strFromU8 } from 'fflate';

import type { Archive } from './archive.ts';
import { separatorOf } from './table/separator.ts';

/** What is in a file, by its content: what it is called does not count. */
export type FileKind = TextKind | 'pdf' | 'archive' | 'office_97' | 'rtf';
/** `text` is for the reader of texts; the others are read by the folder of that name. */
export type TextKind = 'text' | 'html' | 'table';

/** A kind of archive; the folder of that name reads it. */
type ArchiveKind = 'docx' | 'xlsx';

const PDF_MARK = '%PDF-';
/** A PDF may carry some bytes of its way before its mark. */
const PDF_MARK_WITHIN_BYTES = 1024;
const PAGE_MARK_WITHIN = 1024;
const ZIP_MARK = 'PK\u0003\u0004';
/** The compound files of Office before 2007, and of anything with a password since. */
const COMPOUND_MARK = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1';
/** A whole page; a piece of one within a text is known to the reader of texts. */
const PAGE =
  /^\s{0,99}(?:<\?xml[^>]{0,99}>\s{0,9})?(?:<!--.{0,200}-->\s{0,9})?<(?:!doctype html|html|body)\b/is;

export function detectKind(bytes: Uint8Array): FileKind {
  const start = strFromU8(bytes.subarray(0, PDF_MARK_WITHIN_BYTES), true);
  if (start.includes(PDF_MARK)) return 'pdf';
  if (start.startsWith(ZIP_MARK)) return 'archive';
  if (start.startsWith(COMPOUND_MARK)) return 'office_97';
  if (start.startsWith('{\\rtf')) return 'rtf';

  return detectText(decodeText(bytes).text);
}

export function detectText(text: string): TextKind {
  if (PAGE.test(text.slice(0, PAGE_MARK_WITHIN))) return 'html';

  return separatorOf(text) === undefined ? 'text' : 'table';
}

export function detectArchive(archive: Archive): ArchiveKind | undefined {
  if (archive.has('word/document.xml')) return 'docx';

  return archive.has('xl/workbook.xml') ? 'xlsx' : undefined;
}

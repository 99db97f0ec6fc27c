import { decodeText } from '@second-bell/question-import';
import { strFromU8 } from 'fflate';

import type { Archive } from './archive.ts';
import { separatorOf } from './table/separator.ts';

/** What is in a file, by its content: what it is called does not count. */
export type FileKind = TextKind | 'pdf' | 'archive' | 'office_97' | 'rtf';
/** `text` is for the reader of texts; the others are read by the folder of that name. */
export type TextKind = 'text' | 'html' | 'table' | 'moodle_xml' | 'qti_item';

/** A kind of archive; the folder of that name reads it. */
type ArchiveKind = 'docx' | 'xlsx' | 'qti';

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

const ROOT =
  /^[\s\ufeff]{0,99}(?:<\?xml[^>]{0,199}>\s{0,9})?(?:<!--.{0,200}-->\s{0,9})?<(?:\w{1,20}:)?([\w-]{1,40})[\s>]/s;

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

  const root = ROOT.exec(text.slice(0, PAGE_MARK_WITHIN))?.[1];
  if (root === 'quiz') return 'moodle_xml';
  if (root === 'assessmentItem' || root === 'qti-assessment-item') return 'qti_item';

  return separatorOf(text) === undefined ? 'text' : 'table';
}

export function detectArchive(archive: Archive): ArchiveKind | undefined {
  if (archive.has('word/document.xml')) return 'docx';

  if (archive.has('xl/workbook.xml')) return 'xlsx';

  return archive.has('imsmanifest.xml') ? 'qti' : undefined;
}

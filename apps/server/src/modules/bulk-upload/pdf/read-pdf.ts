import { AppError } from '../../../app-error.ts';
import { inTurn } from '../reading-queue.ts';
import { runInThread } from '../run-in-thread.ts';
import type { PdfAnswer, PdfTask } from './pdf-worker.ts';

export const PDF_MAX_PAGES = 500;
const MAX_SECONDS = 30;
const MAX_MEGABYTES = 512;
/** So few letters on all pages together: there is no text, only pictures. */
const MIN_LETTERS = 20;
const END_MARK = '%%EOF';
/** Mail programs and forms leave some bytes behind it. */
const END_MARK_WITHIN_BYTES = 4096;

const TRY_ELSE = 'Open it and print it to a new PDF, or copy its text and paste it here.';

const REFUSALS = {
  locked: 'This PDF is locked with a password. Save a copy without the password, then upload the copy.',
  broken: `This PDF is damaged or is no PDF. ${TRY_ELSE}`,
  too_long: `This PDF has more than ${PDF_MAX_PAGES} pages. Split it into parts, then upload them one by one.`,
  too_slow: `This PDF takes too long to read. ${TRY_ELSE}`,
  too_big: `This PDF takes too much memory to read. ${TRY_ELSE}`,
  pictures:
    'This PDF holds pictures of text, not text. Use a program that recognises text (OCR), or type the questions.',
} as const;

/**
 * The text of a PDF in reading order, and its running headers and footers, which are left out.
 *
 * The document is read in a thread of its own with limits of time and memory: whatever it holds, the server goes on.
 * Throws `AppError` in words for a document that is locked, damaged, too long, or has no text, and where very many wait.
 */
export async function readPdf(bytes: Uint8Array): Promise<{ text: string; leftOut: string[] }> {
  return inTurn(bytes, () => readInThread(bytes));
}

function refusal(reason: keyof typeof REFUSALS): AppError {
  return new AppError(`pdf_${reason}`, REFUSALS[reason]);
}

async function readInThread(bytes: Uint8Array): Promise<{ text: string; leftOut: string[] }> {
  // The library reads what is there of a file that was cut off: its last questions would be missing in silence.
  if (!Buffer.from(bytes.slice(-END_MARK_WITHIN_BYTES)).includes(END_MARK)) {
    throw refusal('broken');
  }
  const answer = await runInThread<PdfTask, PdfAnswer>(
    new URL('./pdf-worker.ts', import.meta.url),
    // A copy: the bytes are handed over to the thread, and the caller still needs them for their hash.
    { bytes: bytes.slice(), maxPages: PDF_MAX_PAGES },
    { maxSeconds: MAX_SECONDS, maxMegabytes: MAX_MEGABYTES },
  );
  if ('refused' in answer) throw refusal(answer.refused);

  const letters = answer.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (letters < MIN_LETTERS) throw refusal('pictures');

  return answer;
}

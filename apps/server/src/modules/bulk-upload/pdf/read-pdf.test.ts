import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, deflateRawSync } from 'node:zlib';

import { parseQuestions } from '@second-bell/question-import';
import { describe, expect, it } from 'vitest';

import { PDF_MAX_PAGES, readPdf } from './read-pdf.ts';
import { pdfOfPages, rawPdf, stream } from './testing/raw-pdf.ts';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name));

/** The questions of a text without their places, which differ from one print to the next. */
const questionsOf = (text: string) => {
  const { questions, errors } = parseQuestions(text);

  return { errors, questions: questions.map(({ lineNumber: _from, endLineNumber: _to, ...rest }) => rest) };
};

describe('a PDF', () => {
  const source = questionsOf(fixture('source.txt').toString());

  it.each([
    'browser.pdf',
    'browser-two-columns.pdf',
    'office.pdf',
    'library.pdf',
    // Locked against copying and changing, but anyone may read it.
    'owner-password.pdf',
  ])('holds the questions of its source text: %s', async (name) => {
    const { text } = await readPdf(fixture(name));

    expect(questionsOf(text)).toEqual(source);
  });

  it.each([
    ['browser-two-columns.pdf', [/Practice test of the evening class$/, /evening-class\.html +1\/2$/]],
    ['office.pdf', [/^Practice test of the evening class$/, /^Page 1 of 4$/]],
    ['library.pdf', [/^Practice test of the evening class$/, /^– 1 –$/]],
  ])('names the header and footer that were left out of %s', async (name, patterns) => {
    const { leftOut } = await readPdf(fixture(name));

    expect(leftOut).toHaveLength(patterns.length);
    patterns.forEach((pattern, index) => expect(leftOut[index]).toMatch(pattern));
  });
});

const LINE = '0 -20 Td (This line holds enough letters to be read.) Tj';
const TEXT = `BT /F 12 Tf 20 380 Td ${`${LINE} `.repeat(9)} ET`;
const IMAGE = 'q 300 0 0 400 0 0 cm BI /W 2 /H 2 /BPC 8 /CS /G ID \x00\xff\xff\x00 EI Q';
const CATALOGUE = '<< /Type /Catalog /Pages 2 0 R >>';

describe('many PDFs at once', () => {
  it('are read one after another', async () => {
    const read = await Promise.all(Array.from({ length: 6 }, () => readPdf(pdfOfPages(1, TEXT))));

    expect(read.map(({ text }) => text.includes('enough letters'))).toEqual(read.map(() => true));
  });

  it.each([
    ['in number', 40, Buffer.from('cut off'), 33],
    ['in bytes', 10, Buffer.alloc(10 * 1024 * 1024), 6],
  ])('are refused from where they are too many %s', async (_what, count, bytes, taken) => {
    const read = await Promise.allSettled(Array.from({ length: count }, () => readPdf(bytes)));
    const codes = read.map((result) => (result.status === 'rejected' ? result.reason.code : 'read'));

    expect(codes.slice(0, taken)).toEqual(Array.from({ length: taken }, () => 'pdf_broken'));
    expect(new Set(codes.slice(taken))).toEqual(new Set(['pdf_queue_full']));
  });
});

describe('readPdf refuses in words', () => {
  const whole = fixture('browser.pdf');

  it.each([
    ['a locked file', fixture('locked.pdf'), /^This PDF is locked with a password/],
    ['a file that was cut off', whole.subarray(0, whole.length * 0.7), /^This PDF is damaged/],
    ['a file cut off behind its first half', whole.subarray(0, whole.length * 0.5), /^This PDF is damaged/],
    ['an empty file', new Uint8Array(), /^This PDF is damaged or is no PDF/],
    [
      'a file of another kind',
      Buffer.from('PK\x03\x04 a document %%EOF'),
      /^This PDF is damaged or is no PDF/,
    ],
    ['a scanned page', pdfOfPages(2, IMAGE), /^This PDF holds pictures of text/],
    ['too many pages', pdfOfPages(PDF_MAX_PAGES + 1, TEXT), /^This PDF has more than 500 pages/],
  ])('%s', async (_what, bytes, message) => {
    await expect(readPdf(bytes)).rejects.toThrow(message);
  });

  it('nothing of a file with as many pages as may be', async () => {
    expect((await readPdf(pdfOfPages(PDF_MAX_PAGES, TEXT))).text).toContain('enough letters');
  });
});

/** Much in little: a megabyte that unpacks to a thousand. The same packed piece may follow itself after a full flush. */
const PIECE = deflateRawSync(Buffer.alloc(32 * 1024 * 1024, ' '), { finishFlush: constants.Z_FULL_FLUSH });
const BOMB = `\x78\x9c${PIECE.toString('latin1').repeat(32)}\x03\x00`;

describe('a hostile PDF', () => {
  it.each([
    ['nested a million deep', rawPdf([CATALOGUE, '['.repeat(1_000_000)]), /^This PDF is damaged/],
    [
      'whose pages hold each other',
      rawPdf([CATALOGUE, '<< /Type /Pages /Count 9 /Kids [2 0 R 2 0 R] >>']),
      /^This PDF/,
    ],
    [
      'that claims a billion pages',
      rawPdf([CATALOGUE, '<< /Type /Pages /Count 1000000000 /Kids [] >>']),
      /^This PDF/,
    ],
    [
      'that unpacks to more than may be',
      rawPdf([
        CATALOGUE,
        '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents 4 0 R >>',
        stream(BOMB, '/Filter /FlateDecode'),
      ]),
      /^This PDF takes too much memory/,
    ],
  ])('%s is refused, and the next one is read', async (_what, bytes, message) => {
    await expect(readPdf(bytes)).rejects.toThrow(message);

    expect((await readPdf(pdfOfPages(1, TEXT))).text).toContain('enough letters');
  });
});

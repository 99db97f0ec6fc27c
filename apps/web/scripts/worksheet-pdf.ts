import { createRequire } from 'node:module';

import type { StudyMaterial } from '@second-bell/contract';
import pdfmake, { type Content } from 'pdfmake';
import { z } from 'zod';

import { SITE_NAME } from '../app/copy/site.ts';

/** What the embedded font can show; any other character would be an empty box on paper. */
const printedText = z
  .string()
  .min(1)
  .regex(/^[\x20-\x7E\xA0-\xFF−≤≥√π‘’“”–—…•]+$/, 'holds a character that the worksheet font does not have');

export const worksheetSchema = z.object({
  instructions: printedText,
  sources: printedText,
  items: z.array(z.object({ question: printedText, workLines: z.int().min(1).max(5), answer: printedText })),
});

export type Worksheet = z.infer<typeof worksheetSchema>;

const INCH = 72;
const PAGE_WIDTH = 8.5 * INCH;
const MARGIN = 0.8 * INCH;
const TEXT_WIDTH = PAGE_WIDTH - 2 * MARGIN;
const NUMBER_WIDTH = 26;
const LINE_HEIGHT = 25;

const INK = '#22302c';
const INK_SOFT = '#53615b';
const GREEN = '#14594f';
const RULE = '#857d6c';
const PAPER = '#f1eadd';

const fontFile = (face: string) =>
  createRequire(import.meta.url).resolve(`pdfmake/fonts/Roboto/Roboto-${face}.ttf`);

pdfmake.setFonts({ Roboto: { normal: fontFile('Regular'), bold: fontFile('Medium') } });
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path.endsWith('.ttf'));

/** A worksheet to print: questions with lines to write on, then the answers on a page of their own. */
export async function worksheetPdf(material: StudyMaterial, worksheet: Worksheet): Promise<Buffer> {
  const { title, examType, subject } = material;
  const definition: Parameters<typeof pdfmake.createPdf>[0] = {
    pageSize: 'LETTER',
    pageMargins: [MARGIN, MARGIN, MARGIN, MARGIN],
    language: 'en-US',
    displayTitle: true,
    info: { title, author: SITE_NAME, subject: `${examType} ${subject ?? ''}`.trim() },
    defaultStyle: { font: 'Roboto', fontSize: 11, lineHeight: 1.3, color: INK },
    content: [
      ...heading(material, worksheet),
      ...worksheet.items.map(question),
      ...answerKey(material, worksheet),
    ],
    footer: (page, pages) => footer(title, page, pages),
  };

  return pdfmake.createPdf(definition).getBuffer();
}

function heading({ title, examType, subject }: StudyMaterial, { instructions }: Worksheet): Content[] {
  return [
    { text: SITE_NAME, bold: true, color: GREEN, fontSize: 12 },
    { text: `${examType}${subject === undefined ? '' : ` · ${subject}`} · Worksheet`, color: INK_SOFT },
    { text: title, bold: true, fontSize: 20, lineHeight: 1.15, margin: [0, 8, 0, 12] },
    {
      columns: [
        { width: '*', stack: [{ text: 'Name', color: INK_SOFT }, rule(TEXT_WIDTH * 0.62, 14)] },
        { width: TEXT_WIDTH * 0.32, stack: [{ text: 'Date', color: INK_SOFT }, rule(TEXT_WIDTH * 0.32, 14)] },
      ],
      margin: [0, 0, 0, 14],
    },
    {
      layout: 'noBorders',
      table: {
        widths: ['*'],
        body: [
          [
            {
              fillColor: PAPER,
              margin: [10, 8, 10, 8],
              text: [{ text: 'How to use this sheet. ', bold: true }, instructions],
            },
          ],
        ],
      },
      margin: [0, 0, 0, 16],
    },
  ];
}

/** A question stays on one page with its lines. */
function question({ question: text, workLines }: Worksheet['items'][number], index: number): Content {
  const width = TEXT_WIDTH - NUMBER_WIDTH;

  return {
    unbreakable: true,
    columns: [
      { width: NUMBER_WIDTH, text: `${index + 1}.`, bold: true },
      { width: '*', stack: [text, ...Array.from({ length: workLines }, () => rule(width, LINE_HEIGHT))] },
    ],
    margin: [0, 0, 0, 16],
  };
}

function answerKey({ title }: StudyMaterial, { items, sources }: Worksheet): Content[] {
  return [
    { text: 'Answer key', bold: true, fontSize: 20, pageBreak: 'before' },
    { text: title, color: INK_SOFT, margin: [0, 2, 0, 14] },
    ...items.map(({ answer }, index) => ({
      unbreakable: true,
      columns: [
        { width: NUMBER_WIDTH, text: `${index + 1}.`, bold: true },
        { width: '*', text: answer },
      ],
      fontSize: 10,
      lineHeight: 1.2,
      margin: [0, 0, 0, 6] satisfies [number, number, number, number],
    })),
    { text: `Sources: ${sources}`, fontSize: 9, color: INK_SOFT, margin: [0, 12, 0, 0] },
  ];
}

function footer(title: string, page: number, pages: number): Content {
  return {
    margin: [MARGIN, MARGIN * 0.4, MARGIN, 0],
    fontSize: 9,
    color: INK_SOFT,
    columns: [
      { width: '*', text: `${SITE_NAME} · ${title}` },
      { width: 80, text: `Page ${page} of ${pages}`, alignment: 'right' },
    ],
  };
}

/** A line to write on, so far below what stands above it. */
function rule(width: number, space: number): Content {
  return {
    canvas: [{ type: 'line', x1: 0, y1: space, x2: width, y2: space, lineWidth: 0.6, lineColor: RULE }],
  };
}

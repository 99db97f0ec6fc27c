import type { createPdf, CustomTableLayout } from 'pdfmake';

/** What a PDF is made of. */
export type PdfDocument = Parameters<typeof createPdf>[0];

/** The light theme's colours: paper is white, whatever the screen shows. */
export const PAPER = {
  ink: '#22302c',
  soft: '#53615b',
  line: '#e0d6c4',
  primary: '#14594f',
  tile: '#deebe6',
  white: '#ffffff',
};

export const STYLES: NonNullable<PdfDocument['styles']> = {
  brand: { color: PAPER.primary, bold: true, fontSize: 12 },
  title: { bold: true, fontSize: 24, lineHeight: 1.15 },
  heading: { bold: true, fontSize: 14, margin: [0, 20, 0, 6] },
  tableTitle: { bold: true, fontSize: 14 },
  figure: { bold: true, fontSize: 17 },
  head: { bold: true },
  soft: { color: PAPER.soft },
  link: { color: PAPER.primary, decoration: 'underline' },
  footer: { color: PAPER.soft, fontSize: 9, alignment: 'center', margin: [0, 24, 0, 0] },
};

/** Tiles side by side, with white between them. */
export const TILES: CustomTableLayout = {
  hLineWidth: () => 0,
  vLineWidth: (line, { table }) => (line === 0 || line === table.body[0]?.length ? 0 : 8),
  vLineColor: () => PAPER.white,
  paddingLeft: () => 10,
  paddingRight: () => 10,
  paddingTop: () => 8,
  paddingBottom: () => 6,
};

/** Title and head, then a strong line, then rows with a line below each. */
const HEAD_ROWS = 2;

export const LINES: CustomTableLayout = {
  hLineWidth: (line) => (line < HEAD_ROWS ? 0 : line === HEAD_ROWS ? 1.2 : 0.6),
  hLineColor: (line) => (line === HEAD_ROWS ? PAPER.soft : PAPER.line),
  vLineWidth: () => 0,
  paddingLeft: (column) => (column === 0 ? 0 : 10),
  paddingRight: () => 0,
  paddingTop: () => 4,
  paddingBottom: () => 3,
};

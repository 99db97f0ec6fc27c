import { parentPort, workerData } from 'node:worker_threads';

import { getDocumentProxy } from 'unpdf';

import type { PdfPage, PdfPiece } from './pdf-page.ts';
import { pagesToText } from './pages-to-text.ts';

/** What the worker says once, at its end. */
export type PdfAnswer = { text: string; leftOut: string[] } | { refused: 'locked' | 'broken' | 'too_long' };
export type PdfTask = { bytes: Uint8Array; maxPages: number };

const QUIET = 0;

parentPort?.postMessage(await read(workerData as PdfTask));

async function read({ bytes, maxPages }: PdfTask): Promise<PdfAnswer> {
  try {
    const document = await getDocumentProxy(bytes, { verbosity: QUIET, useSystemFonts: false });
    if (document.numPages > maxPages) return { refused: 'too_long' };

    const pages: PdfPage[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      pages.push(await readPage(await document.getPage(number)));
    }

    return pagesToText(pages);
  } catch (error) {
    return { refused: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken' };
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

async function readPage(page: Page): Promise<PdfPage> {
  const { width, height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const boldFonts = await findBoldFonts(page, items);
  const pieces = items.flatMap((item): PdfPiece[] => {
    if (!('str' in item) || item.str === '') return [];
    const [, , skew = 0, scale = 0, x = 0, y = 0] = item.transform as number[];

    return [
      {
        text: item.str,
        x,
        y,
        width: item.width,
        height: item.height || Math.hypot(skew, scale),
        isBold: boldFonts.has(item.fontName),
      },
    ];
  });
  page.cleanup();

  return { width, height, pieces };
}

/** The fonts of a page whose real name says bold; the names are known once the page's drawing was read. */
async function findBoldFonts(page: Page, items: readonly object[]): Promise<Set<string>> {
  const ids = new Set(items.flatMap((item) => ('fontName' in item ? [String(item.fontName)] : [])));
  await page.getOperatorList();
  const isBold = (id: string) => {
    const font: unknown = page.commonObjs.has(id) ? page.commonObjs.get(id) : undefined;

    return (
      typeof font === 'object' &&
      font !== null &&
      'name' in font &&
      /bold|black|heavy/i.test(String(font.name))
    );
  };

  return new Set([...ids].filter(isBold));
}

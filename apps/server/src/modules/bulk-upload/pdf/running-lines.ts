import type { PdfLine } from './pdf-page.ts';

/** So many lines from the top and from the bottom of a page may be its header and footer. */
const EDGE_LINES = 3;
const MIN_PAGES = 3;
/** A line that stands on so many of the pages runs through the document. */
const SHARE_OF_PAGES = 0.5;
const PAGE_NUMBER = /^(?:page\s+)?[-–—(]?\s*#\s*[-–—)]?(?:\s*(?:of|\/)\s*#)?$/i;

/**
 * Headers, footers and page numbers: lines at the edge of a page that come again, up to their numbers, on at least half
 * of the pages. Answers the pages without them, and one example of each that was left out.
 */
export function withoutRunningLines(pages: readonly PdfLine[][]): { pages: PdfLine[][]; left: string[] } {
  const counts = new Map<string, number>();
  for (const lines of pages) {
    for (const key of new Set(edgesOf(lines).map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const isRunning = (line: PdfLine) => {
    const count = counts.get(keyOf(line)) ?? 0;
    if (pages.length < MIN_PAGES) return pages.length > 1 && count === pages.length && isPageNumber(line);

    return count >= Math.max(MIN_PAGES, pages.length * SHARE_OF_PAGES);
  };
  const left = new Map<string, string>();
  const kept = pages.map((lines) => {
    const edges = new Set(edgesOf(lines));

    return lines.filter((line) => {
      if (!edges.has(line) || !isRunning(line)) return true;
      if (!left.has(keyOf(line))) left.set(keyOf(line), line.text);

      return false;
    });
  });

  return { pages: kept, left: [...left.values()] };
}

function edgesOf(lines: readonly PdfLine[]): PdfLine[] {
  const inOrder = lines.toSorted((a, b) => b.y - a.y);

  return [...inOrder.slice(0, EDGE_LINES), ...inOrder.slice(-EDGE_LINES)];
}

/** A line without its numbers: `Page 3 of 9` and `Page 4 of 9` are the same header. */
function keyOf({ text }: PdfLine): string {
  return text.replace(/\d+/g, '#').replace(/\s+/g, ' ').trim();
}

function isPageNumber(line: PdfLine): boolean {
  return PAGE_NUMBER.test(keyOf(line));
}

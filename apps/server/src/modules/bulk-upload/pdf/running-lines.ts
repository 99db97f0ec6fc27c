import { linesOf } from './lines.ts';
import { isNewStart } from './new-start.ts';
import type { PdfLine, PdfPage } from './pdf-page.ts';

/** So many lines from the top and from the bottom of a page may be its header and footer. */
const EDGE_LINES = 3;
const MIN_PAGES = 3;
/** A line that stands on so many of the pages runs through the document. */
const SHARE_OF_PAGES = 0.5;
/** Running lines stand at the same height on each page, give or take so many points. */
const SAME_HEIGHT_POINTS = 3;
/** Of the line's height: on two pages, only what stands this far from the text is taken for a running line. */
const FAR_FROM_TEXT = 2;
const PAGE_NUMBER = /^(?:page )?[-–—(]? ?# ?[-–—)]?(?: ?(?:of|\/) ?#)?$/i;
/** What browsers print above and below a page: date and title, address and page number. */
const BROWSERS_OWN = /^#[/.-]#[/.-]#,? #:#|^\w+:\/\/\S+\s+#\/#$/;

type EdgeLine = PdfLine & { key: string; place: string; isFarFromText: boolean };

/**
 * Headers, footers and page numbers: lines at the edge of a page that come again at the same height, up to their numbers,
 * on at least half of the pages. Answers the pages without them, and one example of each that was left out.
 */
export function withoutRunningLines(pages: readonly PdfPage[]): { pages: PdfPage[]; left: string[] } {
  const edges = pages.map(edgesOf);
  const counts = new Map<string, number>();
  for (const place of edges.flatMap((lines) => [...new Set(lines.map((line) => line.place))])) {
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  const isRunning = (line: EdgeLine) => {
    if (BROWSERS_OWN.test(line.key)) return true;

    const count = counts.get(line.place) ?? 0;
    const isNumber = PAGE_NUMBER.test(line.key);
    if (pages.length < MIN_PAGES) {
      return count > 1 && (isNumber || (line.isFarFromText && !isNewStart(line.text)));
    }

    return (
      count >= Math.max(MIN_PAGES, pages.length * SHARE_OF_PAGES) && (isNumber || !isNewStart(line.text))
    );
  };
  const running = edges.map((lines) => lines.filter(isRunning));
  const left = new Map<string, string>();
  for (const { key, text } of running.flat()) if (!left.has(key)) left.set(key, text);

  return {
    pages: pages.map((page, index) => withoutLines(page, running[index] ?? [])),
    left: [...left.values()],
  };
}

function withoutLines(page: PdfPage, lines: readonly PdfLine[]): PdfPage {
  const dropped = new Set(lines.flatMap(({ pieces }) => pieces));

  return { ...page, pieces: page.pieces.filter((piece) => !dropped.has(piece)) };
}

/** The lines across the whole page, not by column: a header runs over both. */
function edgesOf({ height, pieces }: PdfPage): EdgeLine[] {
  const lines = linesOf(pieces);
  const place = ({ y }: PdfLine) => Math.round((y > height / 2 ? y - height : y) / SAME_HEIGHT_POINTS);
  const edges = lines.map((line, index) => {
    const key = keyOf(line);
    const neighbour = index < lines.length / 2 ? lines[index + 1] : lines[index - 1];
    const distance = neighbour ? Math.abs(neighbour.y - line.y) : 0;

    return {
      ...line,
      key,
      place: `${place(line)} ${key}`,
      isFarFromText: distance > line.height * FAR_FROM_TEXT,
    };
  });

  return edges.filter((_line, index) => index < EDGE_LINES || index >= edges.length - EDGE_LINES);
}

/** A line without its numbers: `Page 3 of 9` and `Page 4 of 9` are the same header. */
function keyOf({ text }: PdfLine): string {
  return text.replace(/\d+/g, '#').replace(/\s+/g, ' ').trim();
}

import { columnsOf } from './columns.ts';
import { linesOf } from './lines.ts';
import { paragraphsOf } from './paragraphs.ts';
import type { PdfLine, PdfPage } from './pdf-page.ts';
import { withoutRunningLines } from './running-lines.ts';

/** Rebuilds the text of a document as a person reads it. `leftOut` names its headers and footers, once each. */
export function pagesToText(pages: readonly PdfPage[]): { text: string; leftOut: string[] } {
  const groups = pages.map((page) => columnsOf(page).map(linesOf));
  const running = withoutRunningLines(groups.map((columns) => columns.flat()));
  const kept = new Set(running.pages.flat());
  const texts = groups.flatMap((columns) =>
    columns.flatMap((lines) => paragraphsOf(lines.filter((line: PdfLine) => kept.has(line)))),
  );

  return { text: texts.join('\n'), leftOut: running.left };
}

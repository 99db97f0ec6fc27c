import { columnsOf } from './columns.ts';
import { linesOf } from './lines.ts';
import { paragraphsOf } from './paragraphs.ts';
import type { PdfPage } from './pdf-page.ts';
import { withoutRunningLines } from './running-lines.ts';

/** Rebuilds the text of a document as a person reads it. `leftOut` names its headers and footers, once each. */
export function pagesToText(pages: readonly PdfPage[]): { text: string; leftOut: string[] } {
  const running = withoutRunningLines(pages);
  const columns = running.pages.flatMap((page) => columnsOf(page).map(linesOf));

  return { text: paragraphsOf(columns).join('\n'), leftOut: running.left };
}

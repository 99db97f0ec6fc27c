/** Where a part to mark starts: `[[1: `. */
export const SPAN_START = /\[\[\d{1,3}: /;

const NEXT_START = /\[\[(\d{1,3}): /g;

export type Span = { text: string; number?: number };

/** A text in pieces: those written `[[1: …]]` with their number, and the words between them. */
export function readSpans(text: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const { 0: mark, 1: number, index } of text.matchAll(NEXT_START)) {
    const start = index + mark.length;
    const end = index < at ? -1 : text.indexOf(']]', start);
    if (index < at) continue;
    if (end === -1) break;
    if (index > at) spans.push({ text: text.slice(at, index) });
    spans.push({ text: text.slice(start, end), number: Number(number) });
    at = end + 2;
  }
  if (at < text.length) spans.push({ text: text.slice(at) });

  return spans;
}

export function printSpan({ text, number }: Span): string {
  return number === undefined ? text : `[[${number}: ${text}]]`;
}

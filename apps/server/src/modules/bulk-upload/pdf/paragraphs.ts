import { WIDE_GAP_TEXT } from './lines.ts';
import type { PdfLine } from './pdf-page.ts';

/** A distance between two lines this much larger than usual is an empty line. */
const EMPTY_LINE = 1.5;
/** Of the column's width: a line this long may be a wrapped one. */
const LONG_LINE = 0.7;
/** Something new begins here, however full the line before was. */
const NEW_START =
  /^(?:\(?[A-Ja-j][.)\]]\s|\(?\d+[.)]\s|Q(?:uestion)?\s*\d*\s*[:.)]|[•·*-]\s|(?:Answers?|Ans|Correct answer|Key|Explanation|Rationale|Topic|Difficulty|Hint|Passage|Source|Reference)\s*[:=])/i;

/**
 * The lines of a column as text: lines that were only wrapped become one again, hyphens of the wrap go, and a wider
 * distance becomes an empty line.
 */
export function paragraphsOf(lines: readonly PdfLine[]): string[] {
  const edges = {
    left: lines.reduce((edge, line) => Math.min(edge, line.left), Number.MAX_VALUE),
    right: lines.reduce((edge, line) => Math.max(edge, line.right), 0),
  };
  const leading = usualLeading(lines);
  const texts: string[] = [];
  let previous: PdfLine | undefined;
  for (const line of lines) {
    const distance = previous ? previous.y - line.y : 0;
    const isApart = leading > 0 && distance > leading * EMPTY_LINE;
    if (previous && !isApart && isWrapped(previous, line, edges)) {
      texts.push(joined(texts.pop() ?? '', line.text));
    } else {
      if (isApart) texts.push('');
      texts.push(line.text);
    }
    previous = line;
  }

  return texts;
}

/**
 * Whether a line goes on in the next one: the next one's first word did not fit on it any more, or a long line is
 * followed by a small letter. A line of a table, with wide gaps, is whole.
 */
function isWrapped(line: PdfLine, next: PdfLine, { left, right }: { left: number; right: number }): boolean {
  if (NEW_START.test(next.text) || line.text.includes(WIDE_GAP_TEXT) || next.text.includes(WIDE_GAP_TEXT)) {
    return false;
  }
  const blank = line.height * 0.25;
  const isFull = line.right + blank + next.firstWordWidth > right - line.height * 0.5;
  const isLong = line.right - left > (right - left) * LONG_LINE;

  return isFull || (isLong && /^\p{Ll}/u.test(next.text));
}

/** `photosyn-` and `thesis` are one word; `well-` and `Known` are two. */
function joined(text: string, next: string): string {
  return /\p{L}-$/u.test(text) && /^\p{Ll}/u.test(next) ? text.slice(0, -1) + next : `${text} ${next}`;
}

/** The distance between lines that is met most often. */
function usualLeading(lines: readonly PdfLine[]): number {
  const counts = new Map<number, number>();
  lines.slice(1).forEach((line, index) => {
    const distance = Math.round((lines[index]?.y ?? 0) - line.y);
    if (distance > 0) counts.set(distance, (counts.get(distance) ?? 0) + 1);
  });
  const [usual] = [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])[0] ?? [0];

  return usual;
}

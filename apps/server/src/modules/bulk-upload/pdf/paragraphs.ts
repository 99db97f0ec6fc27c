import { WIDE_GAP_TEXT } from './lines.ts';
import { isNewStartAmong, lineNumberOf } from './new-start.ts';
import type { PdfLine } from './pdf-page.ts';

/** A distance between two lines this much larger than usual is an empty line. */
const EMPTY_LINE = 1.5;
/** Of the column's width: a line this long may be a wrapped one. */
const LONG_LINE = 0.7;
const WORD = /\p{L}+(?:-\p{L}+)*/gu;
/** The hyphen of a keyboard may belong to the word; the others are made by the wrap alone. */
const WRAPPED_END = /^(?<hyphen>[-\u2010\u00ad])(?<word>\p{L}+(?:-\p{L}+)*)/u;
/** No word is longer. */
const LONGEST_WORD = 100;
/** A line that ends so is a whole one where the column or the page ends behind it. */
const SENTENCE_END = /[.!?:;]["”’)]?$/;

type Edges = { left: number; right: number };
/** What the whole document knows: its words, in lower case, and the numbers that its lines start with. */
type Known = { words: ReadonlySet<string>; numbers: ReadonlySet<number> };

/**
 * The lines of all columns as text: lines that were only wrapped become one again, also over the end of a column or
 * page, hyphens of the wrap go, and a wider distance becomes an empty line.
 */
export function paragraphsOf(columns: readonly (readonly PdfLine[])[]): string[] {
  const known = knownIn(columns.flat());
  const texts: string[] = [];
  let previous: { line: PdfLine; edges: Edges } | undefined;
  for (const lines of columns) {
    const edges = edgesOf(lines);
    const leading = usualLeading(lines);
    lines.forEach((line, index) => {
      const isApart = index > 0 && leading > 0 && (previous?.line.y ?? 0) - line.y > leading * EMPTY_LINE;
      const isOverBreak = index === 0 && previous !== undefined && SENTENCE_END.test(previous.line.text);
      if (previous && !isApart && !isOverBreak && isWrapped(previous, line, known)) {
        texts.push(joined(texts.pop() ?? '', line.text, known));
      } else {
        if (isApart) texts.push('');
        texts.push(line.text);
      }
      previous = { line, edges };
    });
  }

  return texts;
}

function edgesOf(lines: readonly PdfLine[]): Edges {
  return {
    left: lines.reduce((edge, line) => Math.min(edge, line.left), Number.MAX_VALUE),
    right: lines.reduce((edge, line) => Math.max(edge, line.right), 0),
  };
}

function knownIn(lines: readonly PdfLine[]): Known {
  const words = lines.flatMap(({ text }) => text.toLowerCase().match(WORD) ?? []);
  const numbers = lines.flatMap(({ text }) => lineNumberOf(text) ?? []);

  return { words: new Set(words), numbers: new Set(numbers) };
}

/**
 * Whether a line goes on in the next one: the next one's first word did not fit on it any more, or a long line is
 * followed by a small letter. A line of a table, with wide gaps, goes on only where both is so.
 */
function isWrapped(
  { line, edges: { left, right } }: { line: PdfLine; edges: Edges },
  next: PdfLine,
  { numbers }: Known,
): boolean {
  if (isNewStartAmong(next.text, numbers) || next.text.includes(WIDE_GAP_TEXT)) return false;

  const blank = line.height * 0.25;
  const isFull = line.right + blank + next.firstWordWidth > right - line.height * 0.5;
  const isLong = line.right - left > (right - left) * LONG_LINE;
  const goesOnSmall = /^\p{Ll}/u.test(next.text);

  return line.text.includes(WIDE_GAP_TEXT) ? isFull && goesOnSmall : isFull || (isLong && goesOnSmall);
}

/**
 * `photosyn-` and `thesis` lose the hyphen of the wrap. `Anglo-` and `Saxon` keep theirs, and so do `self-` and
 * `employed` where the document writes them with a hyphen elsewhere.
 */
function joined(text: string, next: string, { words }: Known): string {
  const start = WRAPPED_END.exec(reversed(text.slice(-LONGEST_WORD)))?.groups;
  const end = /^\p{L}+/u.exec(next)?.[0];
  if (!start || end === undefined) return `${text} ${next}`;

  const [word, rest] = [reversed(start['word'] ?? ''), end].map((part) => part.toLowerCase());
  const isNamed = /^\p{Lu}/u.test(end) || (words.has(`${word}-${rest}`) && !words.has(`${word}${rest}`));

  return isNamed && start['hyphen'] === '-' ? text + next : text.slice(0, -1) + next;
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

/** A search from the end needs one look at each letter. */
function reversed(text: string): string {
  return [...text].toReversed().join('');
}

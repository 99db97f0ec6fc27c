import { sightLine } from '../sight/sight-line.ts';
import { replaceLines, rewriteLines, type RewrittenText } from './rewritten-text.ts';

/** `2-1.  Which …`, `2.1) Which …`, `2.1 Which …`: the number of a chapter in front of that of the question. */
const COMPOUND =
  /^[ \t\u00a0]{0,12}(?:(?:question|q)\.? {0,2})?(\d{1,2})[-.](\d{1,3})[.):]?[ \t\u00a0]{1,9}(?=\S+ \S)/i;
/** `2-1`, `7.` alone on a line of a key. */
const NUMBER_ALONE = /^[ \t\u00a0]{0,12}(?:\d{1,2}[-.](?=\d))?(\d{1,3})[.):]?[ \t\u00a0]{0,9}$/;
const LETTER_ALONE = /^[ \t\u00a0]{0,12}\(?([A-Ja-j])[.)]?[ \t\u00a0]{0,9}$/;
/** Blank lines between a number and its letter. */
const MAX_BLANKS = 2;
/** How far a grid stands from the heading above it, and from the options of a question below it. */
const REACH = 8;
const QUESTION_REACH = 16;
const MIN_RUN = 3;
const LONGEST_GRID = 400;

/** Numbers of questions in two parts lose the first one; numbers and letters of a key, each on its line, come together. */
export function rewriteNumbers(text: RewrittenText): RewrittenText {
  const compound = compoundNumbers(text.lines);
  const plain =
    compound.size === 0
      ? text
      : rewriteLines(text, (line, index) => {
          const number = compound.get(index);

          return number === undefined ? undefined : [line.replace(COMPOUND, `${number}. `)];
        });

  return joinKey(joinGrid(plain));
}

/** The second parts of numbers that rise by one, three or more in a row. */
function compoundNumbers(lines: readonly string[]): Map<number, string> {
  const found = new Map<number, string>();
  let run: { index: number; chapter: string; number: string }[] = [];
  const take = (): void => {
    if (run.length >= MIN_RUN) for (const { index, number } of run) found.set(index, number);
    run = [];
  };
  for (const [index, line] of lines.entries()) {
    const [, chapter = '', number = ''] = COMPOUND.exec(line) ?? [];
    if (number === '' || !startsQuestion(lines, index)) continue;
    const before = run.at(-1);
    const isNext = before?.chapter === chapter && Number(number) === Number(before.number) + 1;
    if (!isNext) take();
    run.push({ index, chapter, number });
  }
  take();

  return found;
}

/** Options or an answer follow before the next such number, on its line or below: else it counts the parts of a text. */
function startsQuestion(lines: readonly string[], start: number): boolean {
  const rest = (lines[start] ?? '').replace(COMPOUND, '');
  if (/^[([]?[A-Ja-j](?:[)\].:,]| [-–—])|[\s(][Bb][).]/.test(rest)) return true;
  for (let at = start + 1; at < Math.min(lines.length, start + QUESTION_REACH); at += 1) {
    const line = lines[at] ?? '';
    const { kind, field } = sightLine(line);
    if (kind === 'option' || kind === 'box' || kind === 'bullet' || field === 'answer') return true;
    if (kind === 'number' || kind === 'question' || COMPOUND.test(line)) return false;
  }

  return false;
}

function joinKey(text: RewrittenText): RewrittenText {
  const { lines } = text;
  const letters = new Map<number, number>();
  for (const index of lines.keys()) {
    if (!NUMBER_ALONE.test(lines[index] ?? '')) continue;
    let at = index + 1;
    while (at - index <= MAX_BLANKS && (lines[at] ?? '').trim() === '') at += 1;
    if (LETTER_ALONE.test(lines[at] ?? '')) letters.set(index, at);
  }
  if (letters.size < MIN_RUN) return text;
  const taken = new Set(letters.values());

  return rewriteLines(text, (line, index) => {
    const at = letters.get(index);
    if (at !== undefined)
      return [`${NUMBER_ALONE.exec(line)?.[1] ?? ''}. ${LETTER_ALONE.exec(lines[at] ?? '')?.[1] ?? ''}`];

    return taken.has(index) ? [''] : undefined;
  });
}

/** `1  2  3` above `B  A  C`, with bars or without: a key of two rows. */
function joinGrid(text: RewrittenText): RewrittenText {
  const { lines } = text;
  const written = new Map<number, string>();
  for (const [index, line] of lines.entries()) {
    const numbers = cellsOf(line).filter((cell) => /^\d{1,3}$/.test(cell));
    if (numbers.length < MIN_RUN || numbers.length < cellsOf(line).length - 1) continue;
    let at = index + 1;
    while (/^[\s|:-]*$/.test(lines[at] ?? 'end')) at += 1;
    const letters = cellsOf(lines[at] ?? '').filter((cell) => /^(?:[A-Ja-jW-Zw-zTF]|i{2,3}|iv)$/.test(cell));
    if (letters.length !== numbers.length || letters.length < cellsOf(lines[at] ?? '').length - 1) continue;
    if (isInQuestion(lines, index, at)) continue;
    written.set(index, line.includes('|') ? 'Answer key' : '');
    written.set(at, numbers.map((number, place) => `${number}. ${letters[place] ?? ''}`).join('  '));
    for (let between = index + 1; between < at; between += 1) written.set(between, '');
  }

  return replaceLines(text, written);
}

/** With options below it and no heading above, such a grid is a table that a question asks about. */
function isInQuestion(lines: readonly string[], first: number, last: number): boolean {
  const above = lines.slice(Math.max(0, first - REACH), first).map((line) => sightLine(line).kind);
  const below = lines.slice(last + 1, last + 1 + REACH).map((line) => sightLine(line).kind);

  return below.includes('option') && !above.includes('key-heading');
}

function cellsOf(line: string): string[] {
  if (line.length > LONGEST_GRID) return [];

  return line.split(/[\s|]+/).filter((cell) => cell !== '');
}

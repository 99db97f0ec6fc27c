import type { Problem } from '@second-bell/question-import';

import type { Block, Dress, Paragraph, PlacedPicture, Run, Table } from './blocks.ts';

/** A line to be, before the marks are set. */
type Line = { label: string; runs: Run[]; picture?: PlacedPicture; cells?: string[]; losses?: string[] };

/** Dresses that mark an option, the plainest first: a highlight says more than a colour, a colour more than bold. */
const MARKS = ['highlight', 'colour', 'underline', 'bold'] as const;
const MARK_WORDS: Record<Dress, string> = {
  highlight: 'highlighted',
  colour: 'coloured',
  underline: 'underlined',
  bold: 'bold',
};
const OPTION = /^\(?[A-Ja-j][.)]\s|^(?:[-•○o☐□▢◯*]|\([ x]?\)|\[[ x]?\])\s/;
const OPTION_OR_ANSWER = /^(?:\(?[A-Ja-j][.)]\s|[-•○]\s|(?:correct )?ans(?:wer)?\b)/i;

/**
 * The text of a document, one line for each paragraph, and what a person must know of it.
 *
 * An option that stands out among its neighbours gets a mark behind it. Words that stand out within a line become bold.
 */
export function writeText(blocks: readonly Block[]): { text: string; problems: Problem[] } {
  const lines = blocks.flatMap((block) => (block.kind === 'table' ? linesOfTable(block) : linesOf(block)));
  const marks = findMarks(lines);
  const problems: Problem[] = [];
  const written: string[] = [];
  const told = new Set<string>();
  const tellOnce = (message: string) => {
    if (told.has(message)) return;
    told.add(message);
    problems.push({ lineNumber: written.length + 1, message });
  };

  for (const [index, line] of lines.entries()) {
    if (line.picture !== undefined) {
      if (followsOptions(written)) {
        problems.push({ lineNumber: written.length + 1, message: PICTURE_BELOW });
      }
      written.push(...linesOfPicture(line.picture));
      continue;
    }
    const mark = marks.get(index);
    if (mark !== undefined) {
      tellOnce(
        `An option that is ${MARK_WORDS[mark]} where its neighbours are not is taken as the right one. It has a ✓ now.`,
      );
    } else if (hasUnderlinedWords(line))
      tellOnce('Underlined words are bold here. Check questions about them.');
    const text = textOf(line, isOption(line));
    written.push(mark === undefined || text.trim() === '' ? text : `${text} ✓`);
    for (const message of line.losses ?? []) problems.push({ lineNumber: written.length, message });
  }

  return { text: squeezed(written, problems), problems };
}

const PICTURE_BELOW =
  'This picture stands below the options, so it is shown with the question above it. Move this line if it belongs to the next one.';

function linesOf({ label, runs, pictures, losses }: Paragraph): Line[] {
  const split: Line[] = [{ label, runs: [], losses }];
  for (const run of runs) {
    for (const [index, text] of run.text.split('\n').entries()) {
      if (index > 0) split.push({ label: '', runs: [] });
      if (text !== '') split.at(-1)?.runs.push({ ...run, text });
    }
  }
  const shown = pictures.map((picture): Line => ({ label: '', runs: [], picture }));
  const isPictureAlone = shown.length > 0 && label === '' && runs.every(({ text }) => text.trim() === '');

  return isPictureAlone ? shown : [...split, ...shown];
}

/** A table of plain cells stays one, in Markdown. One with options in its cells, or many lines, was a way to place them. */
function linesOfTable({ rows }: Table): Line[] {
  const cells = rows.map((row) => row.map((paragraphs) => paragraphs.flatMap(linesOf)));
  const isPlain =
    cells.some((row) => row.length > 1) &&
    cells.every((row) =>
      row.every(
        (lines) =>
          lines.length <= 1 && !lines.some((line) => isOption(line) || line.picture || line.label !== ''),
      ),
    );
  if (!isPlain) return cells.flatMap((row) => row.flatMap((lines) => lines));

  const [head = [], ...body] = cells.map((row) => row.map((lines) => inCell(lines[0])));
  const width = Math.max(...cells.map((row) => row.length));
  const asLine = (row: string[]): Line => ({
    label: '',
    runs: [],
    cells: Array.from({ length: width }, (_, index) => row[index] ?? ''),
  });

  return [
    asLine(head),
    { label: '', runs: [], cells: Array<string>(width).fill('---') },
    ...body.map(asLine),
  ];
}

function inCell(line: Line | undefined): string {
  return line === undefined
    ? ''
    : textOf(line, false)
        .trim()
        .replaceAll('|', String.raw`\|`);
}

function textOf({ label, runs, cells }: Line, keepsBold: boolean): string {
  if (cells !== undefined) return `| ${cells.join(' | ')} |`;
  const text = emphasised(runs, keepsBold).replace(/^\s{0,20}([☐☑☒])\s{0,9}/u, (_all, box: string) =>
    box === '☐' ? '[ ] ' : '[x] ',
  );

  return label === '' ? text.trimEnd() : `${label} ${text.trim()}`.trimEnd();
}

/** A line that is bold throughout is a heading or a stem in a plain dress: only within a line bold says something. */
function emphasised(runs: readonly Run[], keepsBold: boolean): string {
  const isStrong = (run: Run) => run.dress.includes('bold') || run.dress.includes('underline');
  const inked = runs.filter(({ text }) => text.trim() !== '');
  if (!inked.some(isStrong)) return runs.map(({ text }) => text).join('');
  if (inked.every(isStrong)) {
    const text = runs.map((run) => run.text).join('');

    return keepsBold && inked.every(({ dress }) => dress.includes('bold')) ? strong(text) : text;
  }
  const pieces: { text: string; isStrong: boolean }[] = [];
  for (const run of runs) {
    const last = pieces.at(-1);
    const isBlank = run.text.trim() === '';
    if (last !== undefined && (isBlank || last.isStrong === isStrong(run))) last.text += run.text;
    else pieces.push({ text: run.text, isStrong: !isBlank && isStrong(run) });
  }

  return pieces.map((piece) => (piece.isStrong ? strong(piece.text) : piece.text)).join('');
}

/** Blanks stay outside: Markdown takes no emphasis that ends in one. A label stays outside too. */
function strong(text: string): string {
  const label = /^\s*(?:\(?[A-Ja-j\d]{1,3}[.)]|[-•○])\s+/.exec(text)?.[0] ?? '';
  const inside = text.slice(label.length);
  const trimmed = inside.trim();
  const lead = inside.slice(0, inside.length - inside.trimStart().length);
  const isWorth = /[\p{L}\p{N}]/u.test(trimmed) && !trimmed.includes('**');

  return isWorth ? `${label}${lead}**${trimmed}**${inside.slice(inside.trimEnd().length)}` : text;
}

function isOption(line: Line): boolean {
  return OPTION.test(`${line.label} ${line.runs.map(({ text }) => text).join('')} `.trimStart());
}

function hasUnderlinedWords({ runs }: Line): boolean {
  const inked = runs.filter(({ text }) => text.trim() !== '');
  const underlined = inked.filter(({ dress }) => dress.includes('underline'));

  return underlined.some(({ text }) => /[\p{L}\p{N}]/u.test(text)) && underlined.length < inked.length;
}

/** Among options that stand one below the other, those in a dress that some have and others do not. */
function findMarks(lines: readonly Line[]): Map<number, Dress> {
  const marks = new Map<number, Dress>();
  let group: number[] = [];
  for (let index = 0; index <= lines.length; index += 1) {
    const line = lines[index];
    if (line !== undefined && isOption(line)) {
      const isFirst = /^\(?[Aa][.)]\s/.test(textOf(line, false));
      if (isFirst) markGroup(lines, group, marks);
      group = isFirst ? [index] : [...group, index];
    } else if (line === undefined || line.runs.some(({ text }) => text.trim() !== '') || line.picture) {
      markGroup(lines, group, marks);
      group = [];
    }
  }

  return marks;
}

function markGroup(lines: readonly Line[], group: readonly number[], marks: Map<number, Dress>): void {
  for (const dress of MARKS) {
    const dressed = group.filter((index) => isDressed(lines[index], dress));
    if (dressed.length === 0 || dressed.length === group.length) continue;
    // Bold is left to the reader of the text, who knows it as a mark of its own.
    for (const index of dress === 'bold' ? [] : dressed) marks.set(index, dress);

    return;
  }
}

/** From its first word on; the letter in front may be plain. */
function isDressed(line: Line | undefined, dress: Dress): boolean {
  const inked = (line?.runs ?? []).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const words =
    inked.length > 1 && /^\s*\(?[A-Ja-j][.)]?\s*$/.test(inked[0]?.text ?? '') ? inked.slice(1) : inked;

  return words.length > 0 && words.every((run) => run.dress.includes(dress));
}

function followsOptions(written: readonly string[]): boolean {
  return OPTION_OR_ANSWER.test(written.findLast((line) => line.trim() !== '') ?? '');
}

function linesOfPicture({ address, description }: PlacedPicture): string[] {
  const words = description.replaceAll(/\s+/g, ' ').trim();

  return [`Image: ${address}`, ...(words === '' ? [] : [`Image description: ${words}`])];
}

/** No more than one blank line at a time; the problems keep to their lines. */
function squeezed(lines: readonly string[], problems: Problem[]): string {
  const kept: string[] = [];
  const places = [0];
  for (const line of lines) {
    const isBlank = line.trim() === '';
    if (!isBlank || (kept.length > 0 && kept.at(-1) !== '')) kept.push(isBlank ? '' : line.trimEnd());
    places.push(kept.length);
  }
  for (const problem of problems) problem.lineNumber = Math.max(1, places[problem.lineNumber] ?? 1);

  return `${kept.join('\n').trimEnd()}\n`;
}

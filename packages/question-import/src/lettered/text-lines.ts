import { trimBlanks } from '../blanks.ts';
import { isCapitalLine } from './escape.ts';
import { isNoneOfAbove } from './none-of-above.ts';
import { type FileSights, nextStructure } from './file-sights.ts';
import { isFirstOption, leadsToOptions } from './question-start.ts';
import type { Reading } from './reading.ts';

/** Reads a line without a marker: it goes on with an open part, starts a question, or belongs nowhere. */
export function readTextLine(reading: Reading, index: number): void {
  const { builder, dialect } = reading;
  const { draft } = builder;
  if (draft !== undefined && builder.kind === 'option' && isNoneOfAbove(reading.line(index))) {
    reading.addBareOption(draft, index);
  } else if (draft !== undefined && (builder.waitsForAnswer || builder.kind === 'stem')) {
    reading.addText(draft, index);
  } else if (dialect.isByParagraph && isCategory(reading, index)) {
    reading.endQuestion();
    reading.sink.account(index + 1, 'heading');
  } else if (dialect.isByParagraph && startsParagraph(reading, index)) {
    reading.startQuestion(index);
  } else if (dialect.isByParagraph && draft === undefined) {
    reading.loose.addStray(index + 1);
  } else if (draft !== undefined && dialect.isByParagraph && builder.kind === 'answer') {
    reading.addText(draft, index);
  } else if (draft !== undefined && isCapitalHeading(reading, index)) {
    reading.endQuestion();
    reading.sink.account(index + 1, 'heading');
  } else if (draft !== undefined && isTitle(reading, index)) {
    reading.loose.addInterface(reading.line(index), index + 1);
  } else if (startsUnnumbered(reading, index)) {
    startUnnumbered(reading, index);
  } else if (draft === undefined) {
    reading.loose.addStray(index + 1);
  } else {
    reading.addText(draft, index);
  }
}

/** Where questions have no numbers, one starts below the answer of the one before, or below its options and a blank line. */
function startsParagraph(
  { builder: { draft, kind, blankLines }, file, dialect }: Reading,
  index: number,
): boolean {
  if (draft === undefined || kind === 'answer' || (kind === 'explanation' && blankLines > 0))
    return isLastParagraph(file, index);

  return blankLines > 0 && (kind !== 'explanation' || leadsToOptions(file, index, dialect));
}

/**
 * Whether no other paragraph comes before the next options: what stands below an answer explains it, and the last paragraph
 * above the options is the question. A paragraph right above its options, or without any below, starts one as well.
 */
function isLastParagraph({ lines, sights }: FileSights, index: number): boolean {
  if (/^[ \t]*[([]/.test(lines[index] ?? '')) return false;
  let at = index;
  while (sights[at]?.kind === 'text') at += 1;
  // A note, like the time of the test, stands below a title.
  while (sights[at]?.kind === 'blank' || sights[at]?.field === 'note') at += 1;

  return sights[at]?.kind !== 'text';
}

/** A question whose number is missing: words below an answer, and then options from the first one on. */
function startsUnnumbered(
  { builder: { draft, kind, blankLines }, file, dialect }: Reading,
  index: number,
): boolean {
  const after = nextStructure(file, index);
  if (after === undefined || !isFirstOption(after, dialect)) return false;

  return draft === undefined || kind === 'answer' || blankLines > 0;
}

function startUnnumbered(reading: Reading, index: number): void {
  reading.startQuestion(index).warnings.push({
    lineNumber: index + 1,
    message: 'This question has no number. If the line belongs to the question above, join them.',
  });
}

const LONGEST_TITLE = 60;
const TITLE = /^[A-Z][a-z']*(?: (?:[A-Z0-9][\w'’-]*|and|of|the|in|for|to|a|an|or|with|on|by|&|-|–))*$/;

/** Words in the case of a title, apart from the answer above and from the numbered question below: a category. */
function isTitle({ builder, dialect, file }: Reading, index: number): boolean {
  if (builder.blankLines === 0 || dialect.isByParagraph || file.sights[index + 1]?.kind !== 'blank')
    return false;
  const line = trimBlanks(file.lines[index] ?? '');
  const below = file.sights.slice(index + 1, index + 4).find(({ kind }) => kind !== 'blank');
  const isAbove = below !== undefined && below.isStructure && dialect.questionStyles.has(below.style);

  return isAbove && line.length <= LONGEST_TITLE && TITLE.test(line);
}

/** A line in capitals that is a paragraph of its own, above a paragraph of words. */
function isCategory({ file: { lines, sights } }: Reading, index: number): boolean {
  const isAlone = sights[index - 1]?.kind === 'blank' && sights[index + 1]?.kind === 'blank';

  return isAlone && sights[index + 2]?.kind === 'text' && isCapitalLine(trimBlanks(lines[index] ?? ''));
}

/** A short line in capitals between two questions, with nothing below it. */
function isCapitalHeading({ builder, dialect, file }: Reading, index: number): boolean {
  if (builder.blankLines === 0 || dialect.isByParagraph) return false;
  const line = trimBlanks(file.lines[index] ?? '');

  return file.sights[index + 1]?.kind !== 'text' && isCapitalLine(line);
}

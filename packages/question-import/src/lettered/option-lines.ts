import { letterOf } from '@second-bell/question-text';

import { skipBlanks, trimmedFrom } from '../blanks.ts';
import type { OptionPart, QuestionDraft } from '../question-draft.ts';
import type { LineSight } from '../sight/line-sight.ts';
import { isInterfaceText } from '../sight/interface-text.ts';
import { readOptionLabel } from '../sight/option-label.ts';
import { contentOf } from './content-of.ts';
import { splitInlineOptions } from './inline-options.ts';
import { haveOwnAnswer, letterIndexOf, staysInStem } from './question-start.ts';
import type { Reading } from './reading.ts';

/** Reads a line with a letter in front; false where it is text after all. */
export function readOptionLine(reading: Reading, index: number, sight: LineSight): boolean {
  const { builder, dialect, file } = reading;
  const isLabel = sight.kind !== 'option' || dialect.optionStyles.has(sight.style);
  if (builder.waitsForAnswer || !isLabel) return false;
  if (isOrphan(reading, index)) reading.startOrphan(index);
  const { draft } = builder;
  if (draft === undefined) return false;

  const letterIndex = letterIndexOf(sight, dialect);
  if (draft.options.length === 0 && staysInStem(file, index, dialect)) {
    if (draft.stem.text === '') warnOfLabelledStem(draft, index);
    return false;
  }
  const isBehindAnswer = draft.options.length > 0 && builder.kind !== 'option' && draft.answer !== undefined;
  // An option that goes on with the row behind the answer has lost its place; a row from A on explains the options.
  if (isBehindAnswer && (builder.kind !== 'answer' || letterIndex !== draft.options.length)) return false;

  const option = optionOf(reading, index, sight);
  reading.claim(draft, index);
  if (builder.addOption(draft, letterIndex, option)) splitOption(reading, draft, option, index);

  return true;
}

/** Reads an item of a list or a box to tick; false where such items are text. */
export function readBulletLine(reading: Reading, index: number, sight: LineSight): boolean {
  const { draft, kind } = reading.builder;
  const isOption = sight.kind === 'box' || reading.dialect.hasBulletOptions;
  if (!isOption || draft === undefined) return false;
  if (kind === 'explanation' || (draft.options.length > 0 && kind !== 'option')) return false;
  if (
    draft.options.length === 0 &&
    sight.kind === 'bullet' &&
    isInterfaceText(contentOf(reading.line(index), sight))
  ) {
    reading.loose.addInterface(reading.line(index), index + 1);
    return true;
  }

  reading.claim(draft, index);
  const option = optionOf(reading, index, sight);
  // `[x] B. text`: the letter behind the box is its label.
  const label = sight.kind === 'box' ? readOptionLabel(option.text, 0) : undefined;
  if (label?.value === draft.options.length) option.text = trimmedFrom(option.text, label.contentStart);
  reading.builder.addOption(draft, draft.options.length, option);

  return true;
}

/** Signs that mark the one option that has them; filled circles among empty ones do, too. */
const STARS = '*●◉⦿⚫⬤';

function warnOfLabelledStem({ warnings }: QuestionDraft, index: number): void {
  warnings.push({
    lineNumber: index + 1,
    message:
      'This line looks like an option, but it is read as the question, since the first option comes below it.',
  });
}

function optionOf(reading: Reading, index: number, sight: LineSight): OptionPart {
  const option: OptionPart = { lineNumber: index + 1, text: contentOf(reading.line(index), sight) };
  if (sight.isMarked) option.mark = 'sign';
  else if (sight.isBold) option.mark = 'bold';
  else if (sight.isBullet && STARS.includes(firstSign(reading.line(index)))) option.mark = 'star';

  return option;
}

function firstSign(line: string): string {
  return line.charAt(skipBlanks(line, 0));
}

/** `A) one   C) three` on a line: more options stand behind the first one. */
function splitOption(reading: Reading, draft: QuestionDraft, option: OptionPart, index: number): void {
  const { firstLetter } = reading.dialect;
  const own = firstLetter + draft.options.length - 1;
  // 'B. Give up, or C. difficile stays' in the last option is no option C: rows are shared from the first one on.
  if (own > firstLetter && !reading.builder.sharesLines) return;
  const raw = reading.line(index);
  if (!hasRoomForMore(raw, own + 1)) return;
  const line = raw.trim();
  const found = splitInlineOptions(line, own) ?? splitInlineOptions(line, own, true);
  const [first, ...rest] = found?.options ?? [];
  if (first === undefined || found?.before !== '' || rest.length === 0) return;
  const below = lettersBelow(reading, index);
  if (rest.some(({ letterIndex }) => below.has(letterIndex))) return;

  reading.builder.sharesLines = true;
  option.text = first.text;
  for (const { letterIndex, text } of rest) {
    const place = letterIndex - firstLetter;
    const part = { lineNumber: index + 1, text };
    if (place === draft.options.length) reading.builder.addOption(draft, place, part);
    else reading.builder.holdColumn(place, part);
  }
}

/** The letters of the options that stand below on lines of their own. */
function lettersBelow({ file: { sights, next } }: Reading, index: number): Set<number> {
  const letters = new Set<number>();
  for (let at = next[index] ?? sights.length; sights[at]?.kind === 'option'; at = next[at] ?? sights.length) {
    const { value } = sights[at] ?? { value: 0 };
    if (value === 0 || letters.has(value)) break;
    letters.add(value);
  }

  return letters;
}

/** A quick look, since most options are alone on their line. */
function hasRoomForMore(line: string, nextLetter: number): boolean {
  if (line.includes('  ', 4) || line.includes('\t', 3)) return true;
  const next = letterOf(nextLetter);

  return holdsLabel(line, next) || holdsLabel(line, next.toLowerCase());
}

function holdsLabel(line: string, letter: string): boolean {
  const at = line.indexOf(letter, 3);
  if (at === -1) return false;

  return (
    line.includes(`${letter})`, at) || line.includes(`${letter}.`, at) || line.includes(`${letter}]`, at)
  );
}

/** Whether options come up that no question above them can own. */
function isOrphan({ builder: { draft, kind, blankLines }, file }: Reading, index: number): boolean {
  if (draft === undefined) return true;
  if (draft.options.length === 0 || kind === 'option') return false;
  if (kind === 'explanation' && blankLines === 0) return false;

  return draft.answer !== undefined && haveOwnAnswer(file, index);
}

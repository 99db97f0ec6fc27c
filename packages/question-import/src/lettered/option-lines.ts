import type { OptionPart, QuestionDraft } from '../question-draft.ts';
import type { LineSight } from '../sight/line-sight.ts';
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
  if (draft.options.length === 0 && staysInStem(file, index, dialect)) return false;
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

  reading.claim(draft, index);
  reading.builder.addOption(draft, draft.options.length, optionOf(reading, index, sight));

  return true;
}

function optionOf(reading: Reading, index: number, sight: LineSight): OptionPart {
  const option: OptionPart = { lineNumber: index + 1, text: contentOf(reading.line(index), sight) };
  if (sight.isMarked) option.mark = 'sign';
  else if (sight.isBold) option.mark = 'bold';

  return option;
}

/** `A) one   C) three` on a line: more options stand behind the first one. */
function splitOption(reading: Reading, draft: QuestionDraft, option: OptionPart, index: number): void {
  const { firstLetter } = reading.dialect;
  const line = reading.line(index).trim();
  const own = firstLetter + draft.options.length - 1;
  const found = splitInlineOptions(line, own) ?? splitInlineOptions(line, own, true);
  const [first, ...rest] = found?.options ?? [];
  if (first === undefined || found?.before !== '' || rest.length === 0) return;
  const after = reading.file.sights[reading.file.next[index] ?? -1];
  if (after?.kind === 'option' && rest.some(({ letterIndex }) => letterIndex === after.value)) return;

  option.text = first.text;
  for (const { letterIndex, text } of rest) {
    const place = letterIndex - firstLetter;
    const part = { lineNumber: index + 1, text };
    if (place === draft.options.length) reading.builder.addOption(draft, place, part);
    else reading.builder.holdColumn(place, part);
  }
}

/** Whether options come up that no question above them can own. */
function isOrphan({ builder: { draft, kind, blankLines }, file }: Reading, index: number): boolean {
  if (draft === undefined) return true;
  if (draft.options.length === 0 || kind === 'option') return false;
  if (kind === 'explanation' && blankLines === 0) return false;

  return draft.answer !== undefined && haveOwnAnswer(file, index);
}

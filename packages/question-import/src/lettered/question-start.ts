import type { QuestionDraft } from '../question-draft.ts';
import type { LineSight } from '../sight/line-sight.ts';
import { type Dialect, LETTER_W } from './dialect.ts';
import { splitInlineOptions } from './inline-options.ts';
import { type FileSights, nextStructure } from './file-sights.ts';

const MAX_LABELS = 26;

/** What has been read when a numbered line comes up. */
export type ReadSoFar = { lastNumber: number; draft: QuestionDraft | undefined };

/** Whether a numbered line starts a question; else it is an item of a list inside one. */
export function startsQuestion(
  file: FileSights,
  index: number,
  dialect: Dialect,
  { lastNumber, draft }: ReadSoFar,
): boolean {
  const sight = file.sights[index];
  if (sight === undefined || !dialect.questionStyles.has(sight.style)) return false;
  if (sight.kind !== 'number' || draft === undefined) return true;

  const hasBlankAbove = file.sights[index - 1]?.kind === 'blank';
  const isDue = sight.value === lastNumber + 1;
  const isFollowed = leadsToOptions(file, index, dialect) || holdsOptions(file.lines[index] ?? '', dialect);
  const isOutOfPlace = dialect.hasBlankAboveQuestions && !hasBlankAbove;
  if (draft.options.length > 0 || draft.answer !== undefined) {
    return isOutOfPlace ? isDue && isFollowed : isDue || isFollowed;
  }
  if (isOutOfPlace) return false;

  return isDue || (isFollowed && (sight.value > lastNumber || (sight.value === 1 && hasBlankAbove)));
}

/** The options stand on the line of the question itself. */
function holdsOptions(line: string, { firstLetter }: Dialect): boolean {
  return splitInlineOptions(line, firstLetter) !== undefined;
}

/** Whether the next line with structure is a first option or an answer. */
export function leadsToOptions(file: FileSights, index: number, dialect: Dialect): boolean {
  const after = nextStructure(file, index);
  if (after === undefined) return false;
  if (after.field === 'answer' || after.kind === 'box') return true;
  if (after.kind === 'bullet') return dialect.hasBulletOptions;

  return isFirstOption(after, dialect);
}

export function isFirstOption(sight: LineSight, dialect: Dialect): boolean {
  if (sight.kind === 'number' || sight.kind === 'key')
    return sight.style === dialect.numberedOptions && sight.value === 1;

  return (
    sight.kind === 'option' && dialect.optionStyles.has(sight.style) && sight.value === dialect.firstLetter
  );
}

/** A line like `C. difficile is …` above the first option is text: the options still start at A. */
export function staysInStem(file: FileSights, index: number, dialect: Dialect): boolean {
  const after = nextStructure(file, index);

  return after !== undefined && isFirstOption(after, dialect);
}

/** Labels behind an answer belong to a question without a stem where an answer of their own follows. */
export function haveOwnAnswer({ sights, next }: FileSights, index: number): boolean {
  let at = index;
  // No question has more labels: the search is as short as a block can be.
  for (let step = 0; step < MAX_LABELS && sights[at]?.kind === 'option'; step += 1)
    at = next[at] ?? sights.length;

  return sights[at]?.field === 'answer';
}

export function letterIndexOf(sight: LineSight, { firstLetter }: Dialect): number {
  if (sight.kind !== 'option') return sight.value - 1;

  return firstLetter === LETTER_W && sight.value < LETTER_W
    ? sight.value + LETTER_W
    : sight.value - firstLetter;
}

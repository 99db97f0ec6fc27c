import type { Problem } from '../imported-question.ts';
import type { QuestionDraft } from '../question-draft.ts';
import type { KeyEntry, KeyRun } from './key-section.ts';

/**
 * Gives the answers of a key to the questions above it: by number, part for part where the numbers start again.
 *
 * Nothing is guessed: parts that do not match, numbers given twice and entries without a question are errors.
 */
export function assignKeys(
  drafts: readonly QuestionDraft[],
  runs: readonly KeyRun[],
  addError: (problem: Problem) => void,
): void {
  const filled = runs.filter(({ entries }) => entries.length > 0);
  const [first] = filled;
  if (first === undefined) return;
  if (drafts.every(({ number }) => number === undefined)) {
    for (const [index, draft] of drafts.entries()) draft.number = index + 1;
  }
  const isByPlace = filled.every(({ entries }) => entries.every(({ number }) => number === undefined));
  if (isByPlace)
    assignByPlace(
      drafts,
      filled.flatMap(({ entries }) => entries),
      addError,
    );
  else assignByNumber(drafts, filled, addError);
  for (const draft of drafts) {
    if (draft.answer !== undefined || hasMark(draft)) continue;
    draft.isRefused = true;
    draft.errors.push({
      lineNumber: draft.lineNumber,
      causeLineNumber: first.lineNumber,
      message: `The answer key from line ${first.lineNumber} on has no clear answer for this question. Add its number and letter there, like "${draft.number ?? 1}. B".`,
    });
  }
}

function hasMark({ options }: QuestionDraft): boolean {
  return options.some(({ mark }) => mark === 'sign');
}

function assignByPlace(
  drafts: readonly QuestionDraft[],
  entries: readonly KeyEntry[],
  addError: (problem: Problem) => void,
): void {
  const lineNumber = entries[0]?.lineNumber ?? 1;
  if (entries.length !== drafts.length) {
    addError({
      lineNumber,
      message: `The answer key has ${entries.length} letters for ${drafts.length} questions. Put the number of its question in front of each letter, like "1. B".`,
    });
    return;
  }
  for (const [index, draft] of drafts.entries()) giveAnswer(draft, entries[index]);
}

function assignByNumber(
  drafts: readonly QuestionDraft[],
  runs: readonly KeyRun[],
  addError: (problem: Problem) => void,
): void {
  const parts = splitByNumber(drafts);
  const isOnePart = runs.length === 1 && parts.length > 1;
  const whole = isOnePart && hasUniqueNumbers(drafts) ? [drafts] : parts;
  if (whole.length !== runs.length) {
    const lineNumber = runs[0]?.lineNumber ?? 1;
    addError({
      lineNumber,
      message: `The answer key has ${counted(runs.length)}, but the questions above it have ${counted(whole.length)}. Give each part of the questions its own part of the key.`,
    });
    return;
  }
  for (const [index, part] of whole.entries()) assignPart(part, runs[index]?.entries ?? [], addError);
}

function assignPart(
  drafts: readonly QuestionDraft[],
  entries: readonly KeyEntry[],
  addError: (problem: Problem) => void,
): void {
  const byNumber = new Map<number, QuestionDraft[]>();
  for (const draft of drafts) {
    if (draft.number !== undefined)
      byNumber.set(draft.number, [...(byNumber.get(draft.number) ?? []).slice(0, 1), draft]);
  }
  const given = new Map<number, KeyEntry>();
  for (const entry of entries) {
    const number = entry.number ?? 0;
    const [draft, twin] = byNumber.get(number) ?? [];
    const earlier = given.get(number);
    if (draft === undefined) {
      addError({
        lineNumber: entry.lineNumber,
        message: `The answer key names question ${number}, but there is no such question above it. Correct the number.`,
      });
    } else if (earlier !== undefined) {
      draft.errors.push({
        lineNumber: entry.lineNumber,
        causeLineNumber: earlier.lineNumber,
        message: `The answer key names question ${number} twice, here and on line ${earlier.lineNumber}. Keep one of the two.`,
      });
    } else if (twin === undefined) {
      giveAnswer(draft, entry);
    }
    given.set(number, entry);
  }
}

function giveAnswer(draft: QuestionDraft, entry: KeyEntry | undefined): void {
  if (entry === undefined) return;
  if (draft.answer !== undefined) {
    draft.errors.push({
      lineNumber: entry.lineNumber,
      causeLineNumber: draft.answer.lineNumber,
      message: `The question on line ${draft.lineNumber} has an answer on line ${draft.answer.lineNumber} and one here. Keep one of the two.`,
    });
    return;
  }
  draft.answer = { lineNumber: entry.lineNumber, text: entry.answer };
  draft.answerBy = 'key';
  if (entry.explanation !== undefined && draft.explanation === undefined) {
    draft.explanation = { lineNumber: entry.lineNumber, text: entry.explanation };
  }
}

/** Parts of the file in which the numbers rise. */
function splitByNumber(drafts: readonly QuestionDraft[]): QuestionDraft[][] {
  const parts: QuestionDraft[][] = [];
  let before = Number.POSITIVE_INFINITY;
  for (const draft of drafts) {
    const { number = before + 1 } = draft;
    if (number === 1 && before > 1) parts.push([]);
    const part = parts.at(-1);
    if (part === undefined) parts.push([draft]);
    else part.push(draft);
    before = number;
  }

  return parts;
}

function hasUniqueNumbers(drafts: readonly QuestionDraft[]): boolean {
  return new Set(drafts.map(({ number }) => number)).size === drafts.length;
}

function counted(count: number): string {
  return count === 1 ? '1 part' : `${count} parts`;
}

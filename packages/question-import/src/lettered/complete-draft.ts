import { letterOf } from '@second-bell/question-text';

import { isSameText, looksLikeLetter, resolveKey, trueFalseIndex } from '../answer-key.ts';
import { trimBlanks, trimBlanksEnd } from '../blanks.ts';
import { isLookalikeProblem } from '../lookalikes.ts';
import type { OptionPart, QuestionDraft, TextPart } from '../question-draft.ts';
import { readAsked } from '../several-answers.ts';
import { slips } from '../slips.ts';
import { findBareOptions } from './bare-options.ts';
import { cleanAnswer } from './clean-answer.ts';
import type { Dialect } from './dialect.ts';
import { type InlineOptions, splitInlineOptions } from './inline-options.ts';
import { readOptionMarks } from './option-marks.ts';

const ANSWER_WITHIN = /\s[([*_]{0,4}(?:correct answer|answer|ans|key)[*_]{0,3} ?[*_]{0,3}[:=]/i;
const ANSWER_LENGTH = 110;
/** `A)`, `B)`, `C)` below each other, and nothing said of any. */
const EMPTY_LABELS = /^(?:[A-J][).]\s{0,4}){1,10}$/;

/** Finds what stands inside the lines of a question: options in the stem, an answer behind them, marks. */
export function structureDraft(draft: QuestionDraft, { firstLetter }: Dialect): void {
  if (draft.answer === undefined) readAnswerWithin(draft);
  if (draft.options.length === 0) readOptionsWithin(draft, firstLetter);
  if (draft.answer === undefined) readAnswerInStem(draft);
  draft.stem.text = withoutBold(withoutOwnNumber(draft));
  if (draft.explanation !== undefined && EMPTY_LABELS.test(draft.explanation.text))
    draft.explanation = undefined;
  readOptionMarks(draft.options, () => readAsked(draft) !== undefined);
  readMarkedLetter(draft);
}

/** `… The profit is 1)`: test banks print the number again, at the end of the question's first line. */
function withoutOwnNumber({ stem, number }: QuestionDraft): string {
  const own = `${number ?? ''})`;

  if (number === undefined || !stem.text.endsWith(` ${own}`)) return stem.text;
  const before = stem.text.slice(0, -own.length);

  // The bracket of `4(x + 2)` and of `[0, 2)` closes one that is open.
  return before.split(/[([]/).length === before.split(/[)\]]/).length ? trimBlanksEnd(before) : stem.text;
}

/** A stem that is bold as a whole is dressed as a heading. */
function withoutBold(text: string): string {
  const inside = text.slice(2, -2);

  return text.length > 4 && text.startsWith('**') && text.endsWith('**') && !inside.includes('**')
    ? inside
    : text;
}

/** `✔ C` below options without letters: the answer, and no option of its own. */
function readMarkedLetter(draft: QuestionDraft): void {
  const { options } = draft;
  const last = options.at(-1);
  const isLetter = last?.mark === 'sign' && /^[A-J]$/.test(last.text);
  if (last === undefined || !isLetter || draft.answer !== undefined) return;
  if (options.some((option) => option !== last && (option.mark === 'sign' || option.text.length === 1)))
    return;
  options.pop();
  draft.answer = { lineNumber: last.lineNumber, text: `${last.text})` };
  draft.answerBy = 'mark';
}

/** Brings the answer into its usual form, once the key at the end of the file has been read. */
export function settleAnswer(draft: QuestionDraft, dialect: Dialect): void {
  if (draft.options.length === 0 && dialect.hasBareOptions) findBareOptions(draft);
  cleanAnswer(draft, dialect);
  refuseLostOptions(draft);
  readMarkedKey(draft);
}

/** A letter without options is no answer to type in: the options are there, in a form that nobody knows. */
function refuseLostOptions(draft: QuestionDraft): void {
  const { answer, options } = draft;
  if (answer === undefined || options.length > 0 || draft.hasLabelError) return;
  if (!looksLikeLetter(answer.text) || trueFalseIndex(answer.text) !== undefined) return;
  draft.isRefused = true;
  draft.errors.push({
    lineNumber: draft.lineNumber,
    causeLineNumber: answer.lineNumber,
    message: `The answer on line ${answer.lineNumber} is a letter, but no options were found in this question. Write each on a line of its own, like "A) text".`,
  });
}

function readOptionsWithin(draft: QuestionDraft, firstLetter: number): void {
  const found = splitInlineOptions(draft.stem.text, firstLetter);
  if (found === undefined || !canName(draft.answer, found.options)) return;
  const { lineNumber } = draft.stem;
  draft.hasInlineOptions = true;
  draft.stem.text = found.before;
  draft.options = found.options.map(({ text }) => ({ lineNumber, text }));
  // What looked like an option above is one.
  draft.warnings = draft.warnings.filter((warning) => !isLookalikeProblem(warning));
}

/** An answer in words that is none of the options belongs to a blank to fill, whatever its sentence looks like. */
function canName(answer: TextPart | undefined, options: InlineOptions['options']): boolean {
  if (answer === undefined || looksLikeLetter(answer.text.replace(/^[([]/, ''))) return true;

  return options.some(({ text }) => isSameText(text, answer.text));
}

/** `… D) four Answer: B` on one line. */
function readAnswerWithin(draft: QuestionDraft): void {
  const part: OptionPart = draft.options.at(-1) ?? draft.stem;
  const tail = part.text.slice(-ANSWER_LENGTH);
  const found = ANSWER_WITHIN.exec(tail);
  if (found === null) return;
  const text = withoutBracket(trimBlanks(tail.slice(found.index + found[0].length)));
  if (text === '' || text.includes('\n')) return;
  part.text = withoutSlip(trimBlanksEnd(part.text.slice(0, part.text.length - tail.length + found.index)));
  draft.answer = { lineNumber: draft.endLineNumber, text };
  draft.answerBy = 'line';
}

/** `ox Corect` in front of ` answer: B`: the misspelt word belongs to the label. */
function withoutSlip(text: string): string {
  const at = text.lastIndexOf(' ');
  const word = text.slice(at + 1).toLowerCase();

  return at > 0 && word.length < 12 && slips(word, 'correct') <= 2 ? trimBlanksEnd(text.slice(0, at)) : text;
}

/** The bracket that closes `(Answer: B)`. */
function withoutBracket(text: string): string {
  return text.endsWith(']') || (text.endsWith(')') && !text.includes('('))
    ? trimBlanksEnd(text.slice(0, -1))
    : text;
}

/** `[B] Which …` or `Which …? (B)`: the right letter beside the stem, where nothing else names it. */
function readAnswerInStem(draft: QuestionDraft): void {
  const { stem, options } = draft;
  const found =
    /^(?:\[([A-J])\]|\(([A-J])\))\s+(?=\S)/.exec(stem.text.slice(0, 8)) ??
    /[([]([A-J])[)\]]$/.exec(stem.text.slice(-3));
  const letter = found?.[1] ?? found?.[2] ?? '';
  // `(A) … (R) …` are parts of the text.
  if (found?.[2] !== undefined && /\([A-Z]\)/.test(stem.text.slice(found[0].length))) return;
  if (found === null || letter.charCodeAt(0) - 0x41 >= options.length) return;
  const isAtStart = stem.text.startsWith(found[0]);
  stem.text = isAtStart ? stem.text.slice(found[0].length) : trimBlanksEnd(stem.text.slice(0, -3));
  draft.answer = { lineNumber: stem.lineNumber, text: `${letter})` };
  draft.answerBy = 'code';
}

/** One marked option is the key; with an answer line, both must mean the same option. */
function readMarkedKey(draft: QuestionDraft): void {
  const { options, answer } = draft;
  if (draft.hasLabelError) return;
  const signs = options.filter(({ mark }) => mark === 'sign');
  const bold = options.filter(({ mark }) => mark === 'bold');
  const marked = signs.length > 0 ? signs : bold.length < options.length && answer === undefined ? bold : [];
  const [first, second] = marked;
  if (first === undefined) return;
  const index = options.indexOf(first);
  if (second !== undefined && answer === undefined && readAsked(draft) !== undefined) {
    const letters = marked.map((option) => letterOf(options.indexOf(option)));
    draft.answer = { lineNumber: first.lineNumber, text: letters.join(', ') };
    draft.answerBy = 'mark';
  } else if (second !== undefined) {
    draft.errors.push({
      lineNumber: second.lineNumber,
      causeLineNumber: first.lineNumber,
      message: manyMarks(index, options.indexOf(second)),
    });
    draft.hasLabelError = true;
    draft.answer ??= { lineNumber: first.lineNumber, text: `${letterOf(index)})` };
  } else if (answer === undefined || answer.text === '') {
    draft.answer = { lineNumber: first.lineNumber, text: `${letterOf(index)})` };
    draft.answerBy = 'mark';
  } else {
    const key = resolveKey(
      answer.text,
      options.map(({ text }) => text),
    );
    if (!('index' in key) || key.index === index) return;
    draft.errors.push({
      lineNumber: answer.lineNumber,
      causeLineNumber: first.lineNumber,
      message: `Option ${letterOf(index)} is marked as right on line ${first.lineNumber}, but this line says ${letterOf(key.index)}. Keep one of the two.`,
    });
  }
}

function manyMarks(first: number, second: number): string {
  return (
    `Options ${letterOf(first)} and ${letterOf(second)} are both marked as right. ` +
    'Where all of them are, write "Select all that apply." into the question; where one is, keep one mark.'
  );
}

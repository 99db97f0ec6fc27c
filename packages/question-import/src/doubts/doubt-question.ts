import { letterOf } from '@second-bell/question-text';

import { skipBlanks, trimBlanks } from '../blanks.ts';
import { BACKSLASH } from '../character-codes.ts';
import type { ImportedQuestion, Problem } from '../imported-question.ts';
import { quoteLine } from './quote-line.ts';
import type { SuspectLines } from './suspect-lines.ts';
import { findRun, findSigns, IN_WORDS, type TextSign } from './text-signs.ts';

/** Why a question may have been misread; a question with an error among its doubts is not imported. */
export type Doubts = { errors: Problem[]; warnings: Problem[] };

type Doubt = { sign: TextSign; text: string; what: string; isFatal: boolean };

/** An answer that is the label of an option. */
const LABEL = /^(?:\d{1,2}|[a-zA-Z]|[ivx]{1,4})$/i;
const NO_DOUBTS: readonly Doubt[] = [];
/** A question in its usual form takes a line for its stem, and some for its answer, explanation and difficulty. */
const LINES_BESIDE_OPTIONS = 3;
/** Enough of a text to find its line again. */
const EXCERPT_LENGTH = 16;
const OWN_LINE = 'If it belongs there, start the line with a backslash. If not, give it a line of its own.';

/**
 * Looks for what no layout explains: the label of an answer, more labels, or another question inside one of the texts.
 *
 * It knows the finished question alone, so that it finds the faults of every reader. Undefined where nothing is odd.
 */
export function doubtQuestion(
  question: ImportedQuestion,
  lines: readonly string[],
  suspects: SuspectLines,
): Doubts | undefined {
  if (!deservesLook(question, suspects)) return undefined;
  let doubts: Doubts | undefined;
  for (const doubt of findDoubts(question)) {
    const index = findLine(question, lines, doubt);
    const line = lines[index] ?? '';
    // A backslash says that the line is text, whatever it looks like.
    if (line.charCodeAt(skipBlanks(line, 0)) === BACKSLASH) continue;
    doubts ??= { errors: [], warnings: [] };
    const message = `${doubt.what}: ${quoteLine(line)}. ${OWN_LINE}`;
    (doubt.isFatal ? doubts.errors : doubts.warnings).push({ lineNumber: index + 1, message });
  }

  return doubts;
}

/** Most questions have nothing but their labels at the starts of their lines, and each part on a line of its own. */
function deservesLook(question: ImportedQuestion, suspects: SuspectLines): boolean {
  const { questionText, questionType, options, explanation, lineNumber, endLineNumber } = question;
  if (questionType === 'fill_blank' || endLineNumber - lineNumber > options.length + LINES_BESIDE_OPTIONS)
    return true;
  if (questionText.includes('\n') || explanation?.includes('\n') === true) return true;

  return suspects.hasBetween(lineNumber - 1, endLineNumber - 1);
}

function findDoubts(question: ImportedQuestion): readonly Doubt[] {
  let doubts: Doubt[] | undefined;
  const add = (found: Doubt | undefined): void => {
    if (found !== undefined) (doubts ??= []).push(found);
  };
  add(doubtStem(question));
  for (const [index, option] of question.options.entries()) add(doubtOption(option, index));
  if (question.explanation !== undefined) add(doubtExplanation(question.explanation));

  return doubts ?? NO_DOUBTS;
}

function doubtStem({ questionText: text, questionType, correctAnswer }: ImportedQuestion): Doubt | undefined {
  const signs = findSigns(text);
  const isTyped = questionType === 'fill_blank';
  const list = isTyped ? findListInStem(text, signs) : undefined;
  if (list !== undefined) {
    const isFatal = LABEL.test(correctAnswer);
    // A sentence may name its choices one after the other; then the answer is one of them in words.
    if (isFatal || beginsLine(text, list.at))
      return { sign: list, text, what: 'The options of this question were read as its text', isFatal };
  }
  const answer = signs.find(({ kind, value, at }) => kind === 'answer' && value !== IN_WORDS && at > 0);
  if (answer !== undefined)
    return { sign: answer, text, what: 'The text of this question holds an answer', isFatal: false };
  const options = findRun(signs, 'letter', isFirst);
  if (options !== undefined && signs.some(({ kind, at }) => kind === 'number' && at > options.at))
    return {
      sign: options,
      text,
      what: 'The text of this question holds options of its own',
      isFatal: false,
    };

  return doubtNextQuestion(text, signs, 'The text of this question');
}

function findListInStem(text: string, signs: readonly TextSign[]): TextSign | undefined {
  const isFirstNumber = (value: number): boolean => value === 1;

  return (
    findRun(signs, 'letter', isFirst) ??
    findRun(signs, 'number', isFirstNumber) ??
    findRoman(text) ??
    findOptionWords(text)
  );
}

/** `i) …` and `ii) …` on lines of their own. */
function findRoman(text: string): TextSign | undefined {
  const first = /(?:^|\n)[ \t(]*i[).]/i.exec(text);
  if (first === null || !/\n[ \t(]*ii[).]/i.test(text)) return undefined;

  return { kind: 'letter', at: first.index + 1, value: 0, style: 'i' };
}

/** `OPTION: …` on lines of their own. */
function findOptionWords(text: string): TextSign | undefined {
  const [first, second] = [...text.matchAll(/(?<=\n)[ \t]{0,12}(?:option|choice) ?[a-j0-9]?[:.)]/gi)];

  return second === undefined || first === undefined
    ? undefined
    : { kind: 'letter', at: first.index, value: 0, style: 'O' };
}

function doubtOption(text: string, index: number): Doubt | undefined {
  const signs = findSigns(text);
  if (signs.length === 0) return undefined;
  const owner = `Option ${letterOf(index)}`;
  const run = findRun(signs, 'letter', () => true);
  if (run !== undefined) return { sign: run, text, what: `${owner} holds more options`, isFatal: true };
  const answer = signs.find(({ kind }) => kind === 'answer');
  if (answer !== undefined) return { sign: answer, text, what: `${owner} holds an answer`, isFatal: false };
  const next = signs.find(({ kind, value, at }) => kind === 'letter' && value === index + 1 && at > 0);
  if (next !== undefined)
    return { sign: next, text, what: `${owner} may hold the next option`, isFatal: false };

  return doubtNextQuestion(text, signs, owner);
}

function doubtExplanation(text: string): Doubt | undefined {
  const signs = findSigns(text);
  if (signs.length === 0) return undefined;
  const question = doubtNextQuestion(text, signs, 'The explanation');
  if (question !== undefined) return question;
  const answer = signs.find(({ kind, value, at }) => kind === 'answer' && value !== IN_WORDS && at > 0);

  return answer && { sign: answer, text, what: 'The explanation holds an answer', isFatal: false };
}

/** A number, then words that ask something, on a line that started elsewhere. */
function doubtNextQuestion(text: string, signs: readonly TextSign[], owner: string): Doubt | undefined {
  const number = signs.find(({ kind, at }) => kind === 'number' && at > 0);
  if (number === undefined) return undefined;
  const options = findRun(
    signs.filter(({ at }) => at > number.at),
    'letter',
    isFirst,
  );
  const asks = text.indexOf('?', number.at);
  const end = text.indexOf('\n', number.at);
  const isApart = beginsLine(text, number.at) || text.lastIndexOf('?', number.at) !== -1;
  const asksOnItsLine = asks !== -1 && (end === -1 || asks < end) && isApart;
  if (options === undefined && !asksOnItsLine) return undefined;

  return {
    sign: number,
    text,
    what: `${owner} may hold another question`,
    isFatal: options !== undefined,
  };
}

function beginsLine(text: string, at: number): boolean {
  return trimBlanks(text.slice(text.lastIndexOf('\n', at - 1) + 1, at)) === '';
}

function isFirst(value: number): boolean {
  return value === 0;
}

/** The line of the text that holds the sign; the question's first one where wrapping or cleaning changed it. */
function findLine(
  { lineNumber, endLineNumber }: ImportedQuestion,
  lines: readonly string[],
  { sign: { at }, text }: Doubt,
): number {
  const excerpt = text.slice(at, at + EXCERPT_LENGTH).split('\n', 1)[0] ?? '';
  for (let index = lineNumber - 1; index < endLineNumber; index += 1) {
    if (lines[index]?.includes(excerpt) === true) return index;
  }

  return lineNumber - 1;
}

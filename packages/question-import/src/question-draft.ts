import type { Item, QuestionTypeName, TextLine } from '@second-bell/question-types';

import { skipBlanks } from './blanks.ts';
import type { LineUse } from './line-account.ts';
import type { ImportedPassage, Problem } from './imported-question.ts';

/** A piece of a question's text and the line on which it starts. */
export type TextPart = { lineNumber: number; text: string };

/** An option, and what marks it as the right one: a sign beside it, bold letters, or a star that may be a bullet. */
export type OptionPart = TextPart & { mark?: 'sign' | 'bold' | 'star' };

/** Why a part is right or wrong: `A` is an option, `2` a row or a blank, `2B` an option of the second blank. */
type RationalePart = TextPart & { target: string };

/** A passage that cannot be used has a line with its error in place of its text. */
export type PassageOfDraft = { passage: ImportedPassage } | { errorLineNumber: number };

/** On a line of its own, in the question's code, as a sign on the option, in a key at the end, or within the question's line. */
export type AnswerPlace = 'field' | 'code' | 'mark' | 'key' | 'line';

/** A question as a layout reads it, before anyone has judged whether it is complete. */
export type QuestionDraft = {
  lineNumber: number;
  endLineNumber: number;
  passage: PassageOfDraft | undefined;
  stem: TextPart;
  options: OptionPart[];
  answer: TextPart | undefined;
  explanation: TextPart | undefined;
  topic: TextPart | undefined;
  difficulty: TextPart | undefined;
  hint: TextPart | undefined;
  image: TextPart | undefined;
  imageDescription: TextPart | undefined;
  remember: TextPart | undefined;
  reference: TextPart | undefined;
  rationales: readonly RationalePart[];
  /** `Type: matrix`: the type that the file names. */
  declaredType: { name: QuestionTypeName; lineNumber: number } | undefined;
  /** The lines of a type with a syntax of its own, from `Type:` on. */
  body: TextLine[] | undefined;
  /** The question as a layout with types of its own gives it. */
  item: Item | undefined;
  /** The question's number in the file, where it has one: an answer key at the end goes by it. */
  number: number | undefined;
  /** Where the answer was found, for telling how the file was read. */
  answerBy: AnswerPlace | undefined;
  /** The options stood within the lines of the question. */
  hasInlineOptions: boolean;
  /** The answer is typed in, whatever it looks like: `True` is no choice here. */
  isTyped: boolean;
  /** The file says that several options may be right. */
  takesSeveral: boolean;
  /** Its layout cannot be imported, and an error says so: nothing else about it is worth saying. */
  isRefused: boolean;
  /** Options and key are not worth judging: a label was wrong, so nobody knows which letter means what. */
  hasLabelError: boolean;
  errors: Problem[];
  warnings: Problem[];
};

/** Takes what a layout reader finds, one question at a time, so that a long text needs little memory. */
export type DraftSink = {
  addDraft(draft: QuestionDraft): void;
  /** A line outside of any question that means nothing to the layout. */
  addStrayLine(problem: Problem): void;
  /** Says what became of a line. */
  account(lineNumber: number, use: LineUse): void;
  addError(problem: Problem): void;
  addWarning(problem: Problem): void;
};

const NO_RATIONALES: readonly RationalePart[] = [];

/** Every part has its place from the start: the engine then takes all drafts for one kind of object, and reads them fast. */
export function startDraft(lineNumber: number, stemText: string): QuestionDraft {
  return {
    lineNumber,
    endLineNumber: lineNumber,
    passage: undefined,
    stem: { lineNumber, text: stemText },
    options: [],
    answer: undefined,
    explanation: undefined,
    topic: undefined,
    difficulty: undefined,
    hint: undefined,
    image: undefined,
    imageDescription: undefined,
    remember: undefined,
    reference: undefined,
    rationales: NO_RATIONALES,
    declaredType: undefined,
    body: undefined,
    item: undefined,
    number: undefined,
    answerBy: undefined,
    hasInlineOptions: false,
    isTyped: false,
    takesSeveral: false,
    isRefused: false,
    hasLabelError: false,
    errors: [],
    warnings: [],
  };
}

/** Keeps line breaks and blank lines, so that tables and paragraphs survive. */
export function appendLine(part: TextPart, line: string, blankLinesBefore: number): void {
  part.text =
    part.text === '' ? line.slice(skipBlanks(line, 0)) : part.text + '\n'.repeat(blankLinesBefore + 1) + line;
}

export function refuse(draft: QuestionDraft, message: string): void {
  draft.errors.push({ lineNumber: draft.lineNumber, message });
  draft.isRefused = true;
}

import type { Item, QuestionTypeName } from '@second-bell/question-types';

export type ImportedQuestion = {
  questionText: string;
  questionType: QuestionTypeName;
  /** Of the types that the spec names; empty for the others, which have `content` and `answerKey`. */
  options: string[];
  /** The index of the right option as text, or, for `fill_blank`, the accepted answers separated by `|`; else empty. */
  correctAnswer: string;
  /** What is asked beside the text, in the form of the type. */
  content?: Item['content'];
  answerKey?: Item['key'];
  /** Why a part is right or wrong, by the id of the part: of an option, a row, a blank. */
  rationales?: Record<string, string>;
  /** The one sentence to take along. */
  remember?: string;
  /** Where it can be looked up. */
  reference?: string;
  explanation?: string;
  difficulty: Difficulty;
  topic?: string;
  hint?: string;
  /** A path on this site, like `/figures/x.svg`. */
  image?: string;
  /** The picture in words, for those who do not see it. */
  imageDescription?: string;
  /** What the question is about: the same object for each question of the group. */
  passage?: ImportedPassage;
  /** The line of the original text on which the question starts, counted from 1. */
  lineNumber: number;
  /** The last line of the question that is not blank. */
  endLineNumber: number;
};

/** A text, a table or a case that several questions are about. The texts are Markdown. */
export type ImportedPassage = {
  title?: string;
  /** Empty where the tabs tell everything. */
  text: string;
  source?: string;
  kind?: PassageKind;
  tabs?: PassageTab[];
  lineNumber: number;
};

export type PassageKind = 'case_study' | 'trend';

/** An exhibit beside the questions; one with `fromQuestion` is known from that question of the passage on, counted from 1. */
export type PassageTab = { title: string; text: string; fromQuestion?: number };

export type Difficulty = 'easy' | 'medium' | 'hard';

/** What is wrong on a line of the original text (counted from 1), and what to do about it. */
export type Problem = {
  lineNumber: number;
  message: string;
  /** Where the cause lies, when that is another line. */
  causeLineNumber?: number;
  /** How it may be meant, as a question to answer with yes, and the line that then stands in the place of this one. */
  mend?: { offer: string; line: string };
};

/** How the text was read, in words for the person who wrote it. */
export type ParserInfo = {
  confidence: number;
  detectedFormat: { questionPattern: string; optionPattern: string; answerPattern: string };
};

/** A question with an error is left out of `questions`; one with only a warning is in it. */
export type ParseResult = {
  questions: ImportedQuestion[];
  errors: Problem[];
  warnings: Problem[];
  parserInfo: ParserInfo;
};

export function byLine(a: Problem, b: Problem): number {
  return a.lineNumber - b.lineNumber;
}

export type ImportedQuestion = {
  questionText: string;
  questionType: 'multiple_choice' | 'true_false' | 'fill_blank';
  options: string[];
  /** The index of the right option as text, or, for `fill_blank`, the accepted answers separated by `|`. */
  correctAnswer: string;
  explanation?: string;
  difficulty: Difficulty;
  topic?: string;
  hint?: string;
  /** The line of the original text on which the question starts, counted from 1. */
  lineNumber: number;
};

export type Difficulty = 'easy' | 'medium' | 'hard';

/** What is wrong on a line of the original text (counted from 1), and what to do about it. */
export type Problem = { lineNumber: number; message: string };

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

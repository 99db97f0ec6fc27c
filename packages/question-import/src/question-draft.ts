import type { Problem } from './imported-question.ts';

/** A piece of a question's text and the line on which it starts. */
export type TextPart = { lineNumber: number; text: string };

/** A question as a layout reads it, before anyone has judged whether it is complete. */
export type QuestionDraft = {
  lineNumber: number;
  stem: TextPart;
  options: TextPart[];
  answer?: TextPart;
  explanation?: TextPart;
  topic?: TextPart;
  difficulty?: TextPart;
  hint?: TextPart;
  /** Options and key are not worth judging: a label was wrong, so nobody knows which letter means what. */
  hasLabelError: boolean;
  errors: Problem[];
  warnings: Problem[];
};

/** Takes what a layout reader finds, one question at a time, so that a long text needs little memory. */
export type DraftSink = {
  addDraft(draft: QuestionDraft): void;
  /** A line in front of the first question that means nothing to the layout. */
  addStrayLine(problem: Problem): void;
};

export function startDraft(lineNumber: number, stemText: string): QuestionDraft {
  return {
    lineNumber,
    stem: { lineNumber, text: stemText },
    options: [],
    hasLabelError: false,
    errors: [],
    warnings: [],
  };
}

/** A line of a file, counted from 1. */
export type TextLine = { lineNumber: number; text: string };

/** What is wrong with a line, in plain words. */
export type LineProblem = { lineNumber: number; message: string };

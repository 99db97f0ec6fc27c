export * from './item.ts';
export * from './question-type.ts';
export type { LineProblem, TextLine } from './text/text-line.ts';

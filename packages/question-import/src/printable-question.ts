import type { ImportedPassage, ImportedQuestion } from './imported-question.ts';

export type PrintablePassage = Omit<ImportedPassage, 'lineNumber'>;

export type PrintableQuestion = Omit<ImportedQuestion, 'lineNumber' | 'endLineNumber' | 'passage'> & {
  passage?: PrintablePassage;
};

export type {
  Difficulty,
  ImportedPassage,
  ImportedQuestion,
  PassageTab,
  ParserInfo,
  ParseResult,
  Problem,
} from './imported-question.ts';
export { decodeText, type DecodedText } from './decode-text.ts';
export { parseQuestions } from './parse-questions.ts';
export { parseTestFile, type TestFile } from './parse-test-file.ts';
export { printQuestions, printTestFile } from './print.ts';
export type { PrintablePassage, PrintableQuestion } from './printable-question.ts';
export { fitsAiken, printAiken } from './print-aiken.ts';
export { fitsGift, printGift } from './print-gift.ts';
export { printNumbered } from './print-numbered.ts';
export type { TestHeader } from './header-fields.ts';
export { type ColumnPlan, type ColumnRole, planColumns } from './table/column-plan.ts';
export { writeTable } from './table/write-table.ts';

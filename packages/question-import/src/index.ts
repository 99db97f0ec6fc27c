export type {
  Difficulty,
  ImportedPassage,
  ImportedQuestion,
  ParserInfo,
  ParseResult,
  Problem,
} from './imported-question.ts';
export { decodeText, type DecodedText } from './decode-text.ts';
export { parseQuestions } from './parse-questions.ts';
export { parseTestFile, type TestFile } from './parse-test-file.ts';
export { printGift } from './print-gift.ts';
export { type PrintablePassage, type PrintableQuestion, printQuestions, printTestFile } from './print.ts';
export type { TestHeader } from './header-fields.ts';

export type { Difficulty, ImportedQuestion, ParserInfo, ParseResult, Problem } from './imported-question.ts';
export { parseQuestions } from './parse-questions.ts';
export { parseTestFile, type TestFile } from './parse-test-file.ts';
export { type PrintableQuestion, printQuestions, printTestFile } from './print.ts';
export type { TestHeader } from './header-fields.ts';

import type { TestHeader } from './header-fields.ts';
import { byLine, type ParseResult } from './imported-question.ts';
import { normaliseText } from './normalise.ts';
import { parseQLines } from './parse-questions.ts';
import { readTestHeader } from './test-header.ts';

export type TestFile = ParseResult & { header: TestHeader | undefined };

/** Reads a practice test in a file of its own: a header, then questions as `parseQuestions` reads them. */
export function parseTestFile(text: string): TestFile {
  const normalised = normaliseText(text);
  const { header, errors, firstQuestionIndex } = readTestHeader(normalised.lines);
  const result = parseQLines(normalised, firstQuestionIndex);

  return { ...result, header, errors: [...errors, ...result.errors].toSorted(byLine) };
}

import { warnOfDuplicateQuestions } from './duplicate-questions.ts';
import { finishQuestion } from './finish-question.ts';
import { byLine, type ImportedQuestion, type ParseResult, type Problem } from './imported-question.ts';
import { normaliseText, type NormalisedText } from './normalise.ts';
import { addEvidence, describeFormat, startEvidence } from './parser-info.ts';
import { readQLayout } from './q-layout.ts';

const NO_QUESTIONS =
  'No questions were found. Start each question with "Q:" and give its answer on a line with "Answer:".';

/**
 * Reads questions out of a text in the format of the bulk upload.
 *
 * Never throws, and drops nothing in silence: each line is in a question, or there is a problem that accounts for it.
 */
export function parseQuestions(text: string): ParseResult {
  return parseLines(normaliseText(text), 0);
}

/** Reads the questions of the lines from `firstIndex` on. */
export function parseLines(
  { lines, warnings: textWarnings }: NormalisedText,
  firstIndex: number,
): ParseResult {
  const questions: ImportedQuestion[] = [];
  const errors: Problem[] = [];
  const warnings = [...textWarnings];
  const evidence = startEvidence();

  readQLayout(lines, firstIndex, {
    addDraft(draft) {
      const question = finishQuestion(draft);
      if (question !== undefined) questions.push(question);
      for (const error of draft.errors) errors.push(error);
      for (const warning of draft.warnings) warnings.push(warning);
      addEvidence(evidence, draft);
    },
    addStrayLine(problem) {
      errors.push(problem);
      evidence.strayLines += 1;
    },
    addError: (problem) => errors.push(problem),
    addWarning: (problem) => warnings.push(problem),
  });
  if (evidence.drafts === 0) errors.unshift({ lineNumber: 1, message: NO_QUESTIONS });
  for (const warning of warnOfDuplicateQuestions(questions)) warnings.push(warning);

  return {
    questions,
    errors: errors.toSorted(byLine),
    warnings: warnings.toSorted(byLine),
    parserInfo: describeFormat(evidence, questions.length),
  };
}

import { byLine, type ImportedPassage, type ImportedQuestion, type Problem } from '../imported-question.ts';
import type { AccountedResult, LineUse } from '../line-account.ts';
import type { RewrittenText } from './rewritten-text.ts';

/** Brings what was read from rewritten lines back to the lines that the sender knows. */
export function restoreLines(
  result: AccountedResult,
  { origins, warnings: ownWarnings }: RewrittenText,
  lines: readonly string[],
): AccountedResult {
  const lineOf = (lineNumber: number): number => (origins[lineNumber - 1] ?? lineNumber - 1) + 1;
  const account = Array<LineUse | undefined>(lines.length);
  for (const [index, use] of result.account.entries()) account[origins[index] ?? index] ??= use;
  // The head of a table, or a tag alone: it says how the lines around it are to be read, and that was done.
  for (const [index, line] of lines.entries()) if (line.trim() !== '') account[index] ??= 'heading';
  const passages = new Map<ImportedPassage, ImportedPassage>();
  const restorePassage = (passage: ImportedPassage): ImportedPassage => {
    const known = passages.get(passage) ?? { ...passage, lineNumber: lineOf(passage.lineNumber) };
    passages.set(passage, known);

    return known;
  };
  const restore = (question: ImportedQuestion): ImportedQuestion => ({
    ...question,
    lineNumber: lineOf(question.lineNumber),
    endLineNumber: lineOf(question.endLineNumber),
    ...(question.passage && { passage: restorePassage(question.passage) }),
  });
  // A mend is of the rewritten line, which the sender has never seen.
  const tell = ({ mend: _mend, ...problem }: Problem): Problem => ({
    ...problem,
    lineNumber: lineOf(problem.lineNumber),
    message: outsideQuotes(problem.message, (text) =>
      text.replaceAll(
        /\b(lines?|to) (\d{1,7})\b(?! (?:options|questions))/gi,
        (_all, word: string, line: string) => `${word} ${lineOf(Number(line))}`,
      ),
    ),
    ...(problem.causeLineNumber !== undefined && { causeLineNumber: lineOf(problem.causeLineNumber) }),
  });

  return {
    ...result,
    account,
    questions: result.questions.map(restore),
    errors: result.errors.map(tell),
    warnings: [...ownWarnings, ...result.warnings.map(tell)].toSorted(byLine),
  };
}

/** What is quoted is in the sender's own words. */
function outsideQuotes(message: string, change: (text: string) => string): string {
  return message
    .split('“')
    .map((piece, index) => {
      const end = index === 0 ? 0 : piece.indexOf('”') + 1;

      return piece.slice(0, end) + change(piece.slice(end));
    })
    .join('“');
}

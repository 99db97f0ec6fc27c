import type { LineProblem } from './use-followed-problems.ts';

/** Problems that say the same, apart from what they quote and count, in the order of their first lines. */
export type ProblemGroup = { id: string; first: LineProblem; others: LineProblem[] };

/** Fewer of them are read one by one as fast as a list of them. */
const LEAST_ALIKE = 3;

export function groupProblems(problems: readonly LineProblem[]): ProblemGroup[] {
  const alike = Map.groupBy(problems, ({ message, mend }) => `${mend === undefined} ${maskDetails(message)}`);

  return [...alike.values()]
    .flatMap((group) => {
      const [first, ...others] = group;
      if (first === undefined) return [];

      return group.length < LEAST_ALIKE
        ? group.map((problem) => ({ id: problem.id, first: problem, others: [] }))
        : [{ id: first.id, first, others }];
    })
    .toSorted((a, b) => a.first.lineNumber - b.first.lineNumber);
}

/** Numbers, letters of options and quoted words differ from line to line; what is wrong does not. */
function maskDetails(message: string): string {
  return message
    .replaceAll(/“[^”]{0,100}”|"[^"]{0,100}"/g, '“”')
    .replaceAll(/\d+/g, '#')
    .replaceAll(/\b[A-J]\b/g, 'X');
}

/** The text with the mended lines in the places of those that stand there now. */
export function applyMends(text: string, problems: readonly LineProblem[]): string {
  const lines = text.split('\n');
  for (const { lineNumber, mend } of problems) {
    if (mend !== undefined && lineNumber <= lines.length) lines[lineNumber - 1] = mend.line;
  }

  return lines.join('\n');
}

import { letterOf } from '@second-bell/question-text';

import { skipBlanks } from './blanks.ts';
import type { Problem } from './imported-question.ts';

// Letters of other alphabets that look like A to J: they come from keyboards left in the wrong language.
const TWINS: ReadonlyMap<string, string> = new Map(
  [...'АВСЕН']
    .map((twin, index) => [twin, 'ABCEH'.charAt(index)] as const)
    .concat([...'ΑΒΕΗΙ'].map((twin, index) => [twin, 'ABEHI'.charAt(index)] as const)),
);

/**
 * Whether a line of plain text looks like the next option in a form that is not one here: `C. text`, `(C) text`,
 * `[C] text`, `C] text`, or with a look-alike of the letter. Only the letter that is due counts, so that
 * 'C. difficile' in a stem is left alone.
 */
export function looksLikeOption(line: string, dueIndex: number): boolean {
  const start = skipBlanks(line, 0);
  const opening = line.charAt(start);
  const letterAt = opening === '(' || opening === '[' ? start + 1 : start;
  const closing = line.charAt(letterAt + 1);
  if (closing === '' || !').]）．'.includes(closing)) return false;

  const letter = line.charAt(letterAt).normalize('NFKC').toUpperCase();

  return (TWINS.get(letter) ?? letter) === letterOf(dueIndex);
}

const LOOKS_LIKE = 'This line looks like option';

/** The warning of a line that `looksLikeOption`. */
export function lookalikeProblem(lineNumber: number, dueIndex: number): Problem {
  const letter = letterOf(dueIndex);
  const owner = dueIndex === 0 ? 'the question' : `option ${letterOf(dueIndex - 1)}`;

  return {
    lineNumber,
    message: `${LOOKS_LIKE} ${letter} but is read as part of ${owner}. If it is an option, start it with "${letter})".`,
  };
}

export function isLookalikeProblem({ message }: Problem): boolean {
  return message.startsWith(LOOKS_LIKE);
}

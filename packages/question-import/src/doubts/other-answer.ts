import { letterOf } from '@second-bell/question-text';

import type { ImportedQuestion, Problem } from '../imported-question.ts';
import { quoteLine } from './quote-line.ts';

/** `The correct answer is B`, `Option B is right`: an explanation that names the right letter. */
const SAYS_LETTER =
  /\b(?:[Cc]orrect|[Rr]ight|[Bb]est) (?:[Aa]nswer|[Oo]ption|[Cc]hoice|[Rr]esponse)(?: is|:)? \(?([A-J])\b(?!['’])|\b[Aa]nswer is \(?([A-J])\b(?!['’])|\(?\b([A-J])\)? is (?:the )?(?:correct|right|best)\b/g;
/** Most texts hold nothing of the kind: one look at the whole text tells. */
const WORDS = ['orrect', 'ight', 'est', 'nswer is'];

export function saysRight(text: string): boolean {
  return WORDS.some((word) => text.includes(word));
}

/** An explanation that gives another letter than the key: one of the two is wrong, and nobody can tell which. */
export function doubtOtherAnswer(question: ImportedQuestion, lines: readonly string[]): Problem | undefined {
  const { explanation, options, correctAnswer, questionType, lineNumber, endLineNumber } = question;
  if (questionType !== 'multiple_choice' || explanation === undefined) return undefined;
  if (!saysRight(explanation)) return undefined;
  const said = [...explanation.matchAll(SAYS_LETTER)].map((found) => found[1] ?? found[2] ?? found[3] ?? '');
  const key = letterOf(Number(correctAnswer));
  const [other] = said;
  if (other === undefined || said.includes(key) || other.charCodeAt(0) - 0x41 >= options.length)
    return undefined;
  const place = lines
    .slice(lineNumber - 1, endLineNumber)
    .findIndex((line) => [...line.matchAll(SAYS_LETTER)].length > 0);
  const index = lineNumber - 1 + Math.max(0, place);

  return {
    lineNumber: index + 1,
    message: `The answer of this question is ${key}, but its explanation says ${other}: ${quoteLine(lines[index] ?? '')}. Correct the one that is wrong.`,
  };
}

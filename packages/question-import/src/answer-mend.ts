import { letterOf } from '@second-bell/question-text';

import { trimBlanks } from './blanks.ts';
import { quoteLine } from './doubts/quote-line.ts';
import type { Problem } from './imported-question.ts';
import type { QuestionDraft, TextPart } from './question-draft.ts';
import { slips } from './slips.ts';

type Mend = NonNullable<Problem['mend']>;

/** A label of an answer with a slip of the hand, or none that is known here, and a letter behind it. */
const ANSWER_LIKE =
  /^[\s>*_-]{0,8}([A-Za-z]{3,10}(?: [A-Za-z]{2,10})?)[\s*_]{0,3}[:=;.-][\s*_]{0,3}[([]?([A-J])[)\].]?(?:\s.{0,200})?$/;
const LONGEST_LINE = 240;
/** Letters that may be wrong, missing or swapped in the word. */
const MAX_SLIPS = 2;
const WORDS = ['answer', 'answers', 'correct', 'correct answer', 'solution', 'ans'];

/** An answer in words that are almost those of one option: `Answer: photo synthesis.` */
export function mendWords(answer: TextPart, options: readonly string[]): Mend | undefined {
  const wanted = squash(answer.text);
  const alike = options.flatMap((text, index) =>
    wanted !== '' && isAlike(squash(text), wanted) ? [index] : [],
  );
  const [index] = alike;

  return index === undefined || alike.length > 1 ? undefined : mendTo(answer.text, index);
}

/** A line of a question without an answer that looks like one: `Asnwer: B`, `Solution - B`. */
export function findLostAnswer(
  { lineNumber, endLineNumber }: QuestionDraft,
  lines: readonly string[],
): { part: TextPart; mend: Mend } | undefined {
  for (let number = endLineNumber; number >= lineNumber; number -= 1) {
    const text = lines[number - 1] ?? '';
    const letter = letterOfAnswer(text);
    if (letter !== undefined)
      return { part: { lineNumber: number, text }, mend: mendTo(text, letter.charCodeAt(0) - 0x41) };
  }

  return undefined;
}

function letterOfAnswer(line: string): string | undefined {
  const [, word = '', letter] = line.length > LONGEST_LINE ? [] : (ANSWER_LIKE.exec(line) ?? []);
  const small = word.toLowerCase();

  return WORDS.some((known) => slips(small, known) <= (known.length > 4 ? MAX_SLIPS : 0))
    ? letter
    : undefined;
}

function mendTo(text: string, index: number): Mend {
  return {
    offer: `Read ${quoteLine(trimBlanks(text))} as answer ${letterOf(index)}?`,
    line: `Answer: ${letterOf(index)}`,
  };
}

function isAlike(a: string, b: string): boolean {
  return a === b || (b.length > 5 && slips(a, b) <= MAX_SLIPS);
}

function squash(text: string): string {
  return text
    .slice(0, LONGEST_LINE)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

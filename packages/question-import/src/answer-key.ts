import { indexOfLetter, letterOf } from '@second-bell/question-text';

import { quoteLine } from './doubts/quote-line.ts';
import { foldSpaces, foldText } from './fold.ts';

function noMatchProblem(answer: string): string {
  return `The answer ${quoteLine(answer)} matches none of the options. Write the letter of the right option, like "Answer: B".`;
}

const MANY_LETTERS =
  'This answer names more than one option. Where all of them are right, write "Select all that apply." into the question; ' +
  'where one is, write one letter.';

export type ResolvedKey = { index: number } | { problem: string };

/** `B`, `B)`, `B.`, `B) text`, `B. text`, `B: text`, `B - text` or `B text`. */
const LETTER_AND_TEXT = /^([A-Za-z])(?:\s*([).:–—-])|(?=\s|$))\s*(.*)$/s;

/**
 * The one option that an `Answer:` line names: by letter, by letter and text, or by the option's text.
 *
 * A key is never guessed: where two readings name different options, or letter and text disagree, it is a problem.
 * Only a letter with a bracket and nothing behind it is always the letter, since that is how options are labelled.
 */
export function resolveKey(answer: string, options: readonly string[]): ResolvedKey {
  if (answer.length === 1) return resolveCharacter(answer, options);

  const label = LETTER_AND_TEXT.exec(answer);
  const letterIndex = label?.[1] === undefined ? -1 : indexOfLetter(label[1]);
  const mark = label?.[2];
  const rest = label?.[3] ?? '';
  const labelled = options[letterIndex];
  if (mark === ')' && rest === '' && labelled !== undefined) return { index: letterIndex };

  const named = new Set(optionsWithText(answer, options));
  if (labelled !== undefined && (rest === '' || isSameText(rest, labelled))) named.add(letterIndex);
  const [index] = named;
  if (index !== undefined && named.size === 1) return { index };
  if (named.size > 1) return { problem: ambiguityProblem(answer, [...named]) };

  if (label !== null && rest === '') return { problem: beyondProblem(letterOf(letterIndex), options.length) };
  if (mark !== undefined && labelled !== undefined)
    return { problem: mismatchProblem(letterOf(letterIndex)) };

  return { problem: namesManyLetters(answer) ? MANY_LETTERS : noMatchProblem(answer) };
}

/** `A, C`, `A and B`, `ABD`: more than one right option. */
export function namesManyLetters(answer: string): boolean {
  if (answer.length > 60) return false;
  const words = answer
    .replaceAll(/[\s,;&/+.()]+|\band\b/g, ' ')
    .trim()
    .split(/\s+/);
  if (words.length > 1) return words.every((word) => /^[A-Ja-j]$/.test(word));

  // `ABD` is three letters; `AABB` and `BAD` are words.
  return (
    /^[A-J]{2,6}$/.test(answer) &&
    [...answer].every((letter, at) => at === 0 || letter > answer.charAt(at - 1))
  );
}

/** The usual answer is one letter. It is never folded: `a` and `A` may be two options. */
function resolveCharacter(character: string, options: readonly string[]): ResolvedKey {
  const letterIndex = /[A-Za-z]/.test(character) ? indexOfLetter(character) : -1;
  if (letterIndex in options && !options.includes(character)) return { index: letterIndex };

  const named = new Set(options.flatMap((option, index) => (option === character ? [index] : [])));
  if (letterIndex in options) named.add(letterIndex);
  const [index] = named;
  if (index !== undefined && named.size === 1) return { index };
  if (named.size > 1) return { problem: ambiguityProblem(character, [...named]) };

  return {
    problem:
      letterIndex === -1 ? noMatchProblem(character) : beyondProblem(letterOf(letterIndex), options.length),
  };
}

/** Whether an answer reads as the letter of an option, so that options are expected with it. */
export function looksLikeLetter(answer: string): boolean {
  return /^[A-Ja-j](?:$|\s*[).])/.test(answer);
}

/** `true`, `T`, `FALSE`, `f.`: the index in True, False; undefined for any other answer. */
export function trueFalseIndex(answer: string): number | undefined {
  if (answer.length > 'false.'.length) return undefined;
  const word = answer.toLowerCase().replace(/\.$/, '');
  if (word === 'true' || word === 't') return 0;

  return word === 'false' || word === 'f' ? 1 : undefined;
}

function optionsWithText(text: string, options: readonly string[]): number[] {
  const exact = indexesOf(foldSpaces(text), options, foldSpaces);

  return exact.length > 0 ? exact : indexesOf(foldText(text), options, foldText);
}

function indexesOf(wanted: string, options: readonly string[], fold: (text: string) => string): number[] {
  const indexes: number[] = [];
  for (const [index, option] of options.entries()) if (fold(option) === wanted) indexes.push(index);

  return indexes;
}

export function isSameText(a: string, b: string): boolean {
  return foldText(a) === foldText(b);
}

function ambiguityProblem(answer: string, indexes: readonly number[]): string {
  const letters = indexes
    .toSorted((a, b) => a - b)
    .map(letterOf)
    .join(' and ');

  return `The answer "${answer}" can mean options ${letters}. Write the letter with a bracket, like "Answer: B)".`;
}

function beyondProblem(letter: string, optionCount: number): string {
  return `The answer is ${letter}, but the last option is ${letterOf(optionCount - 1)}. Correct the letter, or add the missing option.`;
}

function mismatchProblem(letter: string): string {
  return `The letter ${letter} and the text behind it do not belong to the same option. Write only the letter of the right option.`;
}

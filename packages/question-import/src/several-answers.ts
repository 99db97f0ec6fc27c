import { indexOfLetter, letterOf } from '@second-bell/question-text';
import { readItem } from '@second-bell/question-types/registry';

import { namesManyLetters } from './answer-key.ts';
import { type Keyed, keyedOf } from './finish-item.ts';
import type { Given } from './foreign/items.ts';
import type { QuestionDraft } from './question-draft.ts';

const ALL = /\b(?:select|choose|check|mark|tick|pick|identify) all\b|\ball that apply\b/i;
const SOME =
  /\b(?:select|choose|check|mark|tick|pick) (?:the )?(?:(?:best|correct) )?(two|three|four|five|[2-5])\b(?! (?:sentences|words|numbers that)\b)/i;
const SEVERAL_TYPE =
  /^(?:m[ar]|multiple[ -]?(?:select|response|answers?)|check ?box(?:es)?|select all(?: that apply)?|sata|multi[ -]?select)$/i;
const ORDER =
  /\b(?:in|into) (?:what|which|the|their|its)?\s{0,3}(?:\w{1,14} ){0,3}(?:order|sequence)\b(?! (?:to|that|for)\b)|\b(?:put|place|arrange|rank|order|sequence|number|sort) (?:the|these|them|each|all|in|it)\b|^(?:arrange|rank|sequence|order)\b/i;
/** `C, A, B` or `CAB`. */
const LETTERS = /^[A-Ja-j](?:[\s,;>→-]{0,5}[A-Ja-j]){2,9}$/;
const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 };

/** A question that says so itself has several right options: all that apply, or so many; undefined for any other. */
export function readAsked({
  stem: { text: stem },
  takesSeveral,
}: Pick<QuestionDraft, 'stem' | 'takesSeveral'>): { count: number | undefined } | undefined {
  const [, word] = SOME.exec(stem) ?? [];
  if (word !== undefined) return { count: NUMBERS[word.toLowerCase()] ?? Number(word) };

  return takesSeveral || ALL.test(stem) ? { count: undefined } : undefined;
}

/** The places of the letters in `A, C and E` or `ACE`. */
function placesNamed(answer: string): number[] {
  const letters = answer.replaceAll(/\band\b/g, ' ').match(/[A-Ja-j]/g) ?? [];

  return letters.map((letter) => indexOfLetter(letter));
}

/** The question with several right options where it asks for them; undefined where the answer names one or none. */
export function readSeveral(
  asked: { count: number | undefined } | undefined,
  options: readonly string[],
  answer: string,
): Keyed | { problem: string } | undefined {
  if (asked === undefined || !namesManyLetters(answer)) return undefined;
  const places = placesNamed(answer);
  const beyond = places.find((place) => place >= options.length);
  if (beyond !== undefined)
    return {
      problem: `The answer names ${letterOf(beyond)}, but the last option is ${letterOf(options.length - 1)}. Correct the letter, or add the missing option.`,
    };
  if (asked.count !== undefined && asked.count !== places.length)
    return {
      problem: `The question asks for ${asked.count} options, but its answer names ${places.length}. Correct one of the two.`,
    };
  return keyedBy({
    type: 'multiple_select',
    content: {
      options: optionsOf(options),
      ...(asked.count !== undefined && { select: asked.count }),
    },
    key: places.map(idOf),
  });
}

/** `Type: multiple select`, as files name the type of a question: several options may be right. */
export function namesSeveral(type: string): boolean {
  return SEVERAL_TYPE.test(type);
}

/** The question whose text asks for an order, where its answer names each option once; undefined for any other. */
export function readOrder(
  stem: string,
  options: readonly string[],
  answer: string,
): Keyed | { problem: string } | undefined {
  if (!ORDER.test(stem) || !LETTERS.test(answer)) return undefined;
  const places = placesNamed(answer);
  const isWhole = places.length === options.length && new Set(places).size === options.length;
  if (!isWhole || options.length < 3 || places.some((place) => place >= options.length)) return undefined;

  return keyedBy({
    type: 'ordered_response',
    content: { options: optionsOf(options) },
    key: places.map(idOf),
  });
}

function keyedBy(given: Given): Keyed | { problem: string } {
  const read = readItem(given);

  return 'item' in read ? keyedOf(read.item) : { problem: `${read.problems[0]?.message ?? ''}.` };
}

function optionsOf(texts: readonly string[]): { id: string; text: string }[] {
  return texts.map((text, place) => ({ id: idOf(place), text }));
}

function idOf(place: number): string {
  return letterOf(place).toLowerCase();
}

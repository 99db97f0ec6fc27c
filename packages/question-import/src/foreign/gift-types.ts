import type { Item } from '@second-bell/question-types';
import { readItem } from '@second-bell/question-types/registry';

import { trimBlanks } from '../blanks.ts';
import { cleanGift, type GiftAnswer } from './gift-block.ts';
import { type Given, matchOf, numberOf, rangeOf, selectionOf } from './items.ts';

export type GiftItem = { item: Item; note?: string } | { problem: string };

/** `3.14`, `1822:5` (a value and its tolerance) or `1..5` (from and to). */
const NUMBER = /^(-?\d{0,15}(?:\.\d{1,15})?)(?::(\d{0,15}(?:\.\d{1,15})?)|\.\.(-?\d{0,15}(?:\.\d{1,15})?))?$/;
const PARTLY = 'Answers that count in part are left out: only the one that counts in full is right.';
/** Weights of right options add up to a whole, give or take what rounding takes: 33.333. */
const FULL = 100;
const ROUNDING = 1;

/** `{#3.14:0.01}`, `{#=3.14:0.01 =%50%3:0.2}`. */
export function readGiftNumber(body: string, answers: readonly GiftAnswer[]): GiftItem {
  const plain = trimBlanks(body).slice(1);
  const hash = plain.indexOf('#');
  const own = hash === -1 ? plain : plain.slice(0, hash);
  const full = answers.filter(({ weight }) => (weight ?? FULL) === FULL);
  const texts = answers.length === 0 ? [cleanGift(own)] : full.map(({ text }) => text);
  const [text = ''] = texts;
  const [, first = '', tolerance, last] = NUMBER.exec(text.replaceAll(' ', '')) ?? [];
  if (texts.length !== 1 || first === '')
    return { problem: 'This number cannot be read. Write it with its tolerance, like "{#3.14:0.01}".' };

  return itemOf(
    last === undefined ? numberOf(first, tolerance) : rangeOf(first, last),
    full.length < answers.length ? PARTLY : undefined,
  );
}

/** `{=cat -> animal =oak -> plant = -> stone}`: what has nothing in front of its arrow fits nowhere. */
export function readGiftMatching(answers: readonly GiftAnswer[]): GiftItem {
  const pairs = answers.map(({ text }) => {
    const arrow = text.indexOf('->');

    return {
      target: trimBlanks(text.slice(0, arrow)),
      token: trimBlanks(text.slice(arrow + 2)),
      hasArrow: arrow !== -1,
    };
  });
  if (pairs.some(({ token, hasArrow }) => !hasArrow || token === ''))
    return { problem: 'A pair of this matching question is not whole. Write each like "=cat -> animal".' };
  // What fits nowhere is a text to choose all the same.
  return itemOf(
    matchOf(
      pairs.filter(({ target }) => target !== ''),
      pairs.map(({ token }) => token),
    ),
  );
}

/** `{~%50%a ~%50%b ~%-100%c}`: undefined where the weights do not make the marked options right together. */
export function readGiftSelection(answers: readonly GiftAnswer[]): GiftItem | undefined {
  const isRight = ({ weight = 0 }: GiftAnswer): boolean => weight > 0;
  const sum = answers.reduce((total, answer) => total + (isRight(answer) ? (answer.weight ?? 0) : 0), 0);
  const count = answers.filter(isRight).length;
  if (answers.some(({ sign }) => sign === '=') || count < 2 || Math.abs(sum - FULL) > ROUNDING)
    return undefined;

  return itemOf(
    selectionOf(
      answers.map(({ text }) => text),
      answers.flatMap((answer, index) => (isRight(answer) ? [index] : [])),
    ),
  );
}

function itemOf(given: Given, note?: string): GiftItem {
  const read = readItem(given);
  if ('problems' in read)
    return { problem: `${read.problems[0]?.message ?? 'This question cannot be read'}.` };

  return { item: read.item, ...(note !== undefined && { note }) };
}

import { indexOfLetter } from '@second-bell/question-text';

import { TRUE_FALSE_OPTIONS, type KeyedQuestion } from './answer-keys.ts';

type GivenQuestion = {
  questionType: KeyedQuestion['questionType'];
  options?: readonly string[] | undefined;
  correctAnswer: string;
};

/** Options and key as they are stored, or what is wrong with them and in which field. */
export type StoredKey =
  | { options: string[]; correctAnswer: string }
  | { problem: string; field: 'options' | 'correctAnswer' };

const MIN_OPTIONS = 2;
const STATEMENT_KEYS = new Map([
  ['true', 0],
  ['false', 1],
  ['0', 0],
  ['1', 1],
]);

/**
 * Turns a key as a person gives it into the stored form (see `answer-keys.ts`), and never guesses.
 *
 * A choice takes an index, a letter, or the exact text of an option, in this order: with the options 1, 2, 3 the key
 * "1" is an index. A statement takes true, false or an index. A blank takes its accepted answers, separated by `|`.
 */
export function toStoredKey(question: GivenQuestion): StoredKey {
  const { questionType, options = [], correctAnswer } = question;
  if (questionType === 'fill_blank') return storeBlank(options, correctAnswer);
  if (questionType === 'true_false') return storeStatement(options, correctAnswer);

  return storeChoice(options, correctAnswer);
}

function storeChoice(options: readonly string[], key: string): StoredKey {
  if (options.length < MIN_OPTIONS) {
    return { problem: `Give at least ${MIN_OPTIONS} options`, field: 'options' };
  }
  const texts = options.map((option) => option.trim());
  const repeated = texts.findIndex((text, index) => texts.indexOf(text) !== index);
  if (repeated >= 0) {
    return { problem: `Two options say "${texts[repeated]}". Change one of them`, field: 'options' };
  }
  const index = indexOfKey(texts, key.trim());
  if (index === undefined) {
    return {
      problem: `"${key.trim()}" names none of the ${options.length} options. Give a letter, an index from 0, or the exact text`,
      field: 'correctAnswer',
    };
  }

  return { options: [...options], correctAnswer: String(index) };
}

function storeStatement(options: readonly string[], key: string): StoredKey {
  const isUsual = options.every(
    (option, index) => option.trim().toLowerCase() === TRUE_FALSE_OPTIONS[index]?.toLowerCase(),
  );
  if (!isUsual) return { problem: 'A true or false question has no options of its own', field: 'options' };

  const index = STATEMENT_KEYS.get(key.trim().toLowerCase());
  if (index === undefined) return { problem: 'Give true or false', field: 'correctAnswer' };

  return { options: [...TRUE_FALSE_OPTIONS], correctAnswer: String(index) };
}

function storeBlank(options: readonly string[], key: string): StoredKey {
  if (options.length > 0) return { problem: 'A blank to fill has no options', field: 'options' };

  const accepted = key
    .split('|')
    .map((answer) => answer.trim())
    .filter((answer) => answer !== '');
  if (accepted.length === 0) return { problem: 'Give at least one answer', field: 'correctAnswer' };

  return { options: [], correctAnswer: accepted.join('|') };
}

function indexOfKey(options: readonly string[], key: string): number | undefined {
  const asIndex = /^\d{1,2}$/.test(key) ? Number(key) : undefined;
  if (asIndex !== undefined && asIndex < options.length) return asIndex;

  const asLetter = /^[a-z]$/i.test(key) ? indexOfLetter(key) : undefined;
  if (asLetter !== undefined && asLetter < options.length) return asLetter;

  const asText = options.indexOf(key);

  return asText < 0 ? undefined : asText;
}

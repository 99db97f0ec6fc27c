import { indexOfLetter } from '@second-bell/question-text';

import { checkChoice, type ChoiceContent } from './choice.ts';
import { readAccepted } from './fill-blank/index.ts';
import type { ContentOf, KeyOf, ResponseOf, SpecTypeName } from './item.ts';
import type { ContentAndKey } from './question-type.ts';
import { TRUE_FALSE_CONTENT } from './true-false/index.ts';
import { letterId } from './words.ts';

/** A question as the spec's calls carry it, and as it is stored. */
export type StoredQuestion = {
  options: readonly string[];
  /** Null where the options were never changed: `a`, `b`, `c` by their places. */
  optionIds: readonly string[] | null;
  /** The index of the right option as text (`"1"`); for a blank, its accepted answers separated by `|`. */
  correctAnswer: string;
};

/** The same in a version of a test (decision 26): options with their ids, and the id of the right one as the key. */
export type VersionedQuestion = { options: { id: string; text: string }[]; key: string };

/** What is wrong with a key as a person gave it, and in which field. */
export type GivenProblem = { problem: string; field: 'options' | 'correctAnswer' };

/** The forms that the spec names for its three types: the index as text, the option's text, letters in imports. */
export type SpecWire<Content, Key, Response> = {
  fromStored(stored: StoredQuestion): ContentAndKey<Content, Key>;
  toStored(content: Content, key: Key): { options: string[]; optionIds: string[]; correctAnswer: string };
  fromVersion(versioned: VersionedQuestion): ContentAndKey<Content, Key>;
  toVersion(content: Content, key: Key): VersionedQuestion;
  /** A key as a person gives it, never guessed: an index, a letter or the exact text of an option, in this order. */
  fromGiven(options: readonly string[], key: string): ContentAndKey<Content, Key> | GivenProblem;
  /** The runner's form: the text of the right option. */
  keyForRunner(content: Content, key: Key): string;
  /** Null where the text is none of the options. */
  responseFromRunner(content: Content, userAnswer: string): Response | null;
  responseToRunner(content: Content, response: Response): string;
  /** The student test's form: the index of the chosen option. Null where there is no such option. */
  responseFromIndex(content: Content, index: number): Response | null;
};

export type SpecWires = { [T in SpecTypeName]: SpecWire<ContentOf<T>, KeyOf<T>, ResponseOf<T>> };

const STATEMENT_KEYS: ReadonlyMap<string, number> = new Map([
  ['true', 0],
  ['false', 1],
  ['0', 0],
  ['1', 1],
]);

const choice: Omit<SpecWires['multiple_choice'], 'fromGiven'> = {
  fromStored({ options, optionIds, correctAnswer }) {
    const content = withIds(options, optionIds);

    return { content, key: content.options[keyIndex(correctAnswer)]?.id ?? '' };
  },
  toStored: ({ options }, key) => ({
    options: options.map(({ text }) => text),
    optionIds: options.map(({ id }) => id),
    correctAnswer: String(options.findIndex(({ id }) => id === key)),
  }),
  fromVersion: ({ options, key }) => ({ content: { options }, key }),
  toVersion: ({ options }, key) => ({ options, key }),
  keyForRunner: ({ options }, key) => options.find(({ id }) => id === key)?.text ?? '',
  responseFromRunner: ({ options }, userAnswer) =>
    options.find(({ text }) => text === userAnswer)?.id ?? null,
  responseToRunner: ({ options }, response) => options.find(({ id }) => id === response)?.text ?? '',
  responseFromIndex: ({ options }, index) => options[index]?.id ?? null,
};

export const specWires: SpecWires = {
  multiple_choice: { ...choice, fromGiven: giveChoice },
  true_false: { ...choice, fromGiven: giveStatement },
  fill_blank: {
    fromStored: ({ correctAnswer }) => ({ content: {}, key: correctAnswer.split('|') }),
    toStored: (_content, key) => ({ options: [], optionIds: [], correctAnswer: key.join('|') }),
    fromVersion: ({ key }) => ({ content: {}, key: key.split('|') }),
    toVersion: (_content, key) => ({ options: [], key: key.join('|') }),
    fromGiven: giveBlank,
    keyForRunner: (_content, key) => key.join('|'),
    responseFromRunner: (_content, userAnswer) => userAnswer,
    responseToRunner: (_content, response) => response,
    responseFromIndex: () => null,
  },
};

function giveChoice(
  options: readonly string[],
  key: string,
): ReturnType<SpecWires['multiple_choice']['fromGiven']> {
  const content = withIds(options, null);
  const texts = options.map((option) => option.trim());
  const index = indexOfKey(texts, key.trim());
  const [wrongOptions] = checkChoice(content, 'a');
  if (wrongOptions !== undefined) return { problem: wrongOptions.message, field: 'options' };
  if (index === undefined) {
    return {
      problem: `"${key.trim()}" names none of the ${options.length} options. Give a letter, an index from 0, or the exact text`,
      field: 'correctAnswer',
    };
  }

  return { content, key: letterId(index) };
}

function giveStatement(
  options: readonly string[],
  key: string,
): ReturnType<SpecWires['true_false']['fromGiven']> {
  const isUsual = options.every(
    (option, index) => option.trim().toLowerCase() === TRUE_FALSE_CONTENT.options[index]?.text.toLowerCase(),
  );
  if (!isUsual) return { problem: 'A true or false question has no options of its own', field: 'options' };

  const index = STATEMENT_KEYS.get(key.trim().toLowerCase());
  if (index === undefined) return { problem: 'Give true or false', field: 'correctAnswer' };

  return { content: TRUE_FALSE_CONTENT, key: letterId(index) };
}

function giveBlank(
  options: readonly string[],
  answers: string,
): ReturnType<SpecWires['fill_blank']['fromGiven']> {
  if (options.length > 0) return { problem: 'A blank to fill has no options', field: 'options' };

  const key = readAccepted(answers);
  if (key.length === 0) return { problem: 'Give at least one answer', field: 'correctAnswer' };

  return { content: {}, key };
}

function withIds(options: readonly string[], ids: readonly string[] | null): ChoiceContent {
  return { options: options.map((text, index) => ({ id: ids?.[index] ?? letterId(index), text })) };
}

/** NaN where the key is none: an empty text would be read as 0, the first option. */
function keyIndex(correctAnswer: string): number {
  return /^\d+$/.test(correctAnswer) ? Number(correctAnswer) : Number.NaN;
}

function indexOfKey(options: readonly string[], key: string): number | undefined {
  const asIndex = /^\d{1,2}$/.test(key) ? Number(key) : undefined;
  if (asIndex !== undefined && asIndex < options.length) return asIndex;

  const asLetter = /^[a-z]$/i.test(key) ? indexOfLetter(key) : undefined;
  if (asLetter !== undefined && asLetter < options.length) return asLetter;

  const asText = options.indexOf(key);

  return asText < 0 ? undefined : asText;
}

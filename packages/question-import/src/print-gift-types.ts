import type { ItemOf, QuestionTypeName } from '@second-bell/question-types';

import type { PrintableQuestion } from './printable-question.ts';

/** Writes one answer: its text with what has a meaning in GIFT escaped. */
type Write = (text: string) => string;
/** The lines between the braces; undefined where GIFT has no words for this one. */
type Printers = { [T in QuestionTypeName]?: (item: ItemOf<T>, write: Write) => string[] | undefined };

const PLACES = 5;
const DECIMAL = /^-?\d{1,15}(?:\.\d{1,15})?$/;

const PRINTERS: Printers = {
  /** Each right option is worth its share, and each wrong one takes as much away. */
  multiple_select({ content: { options }, key }, write) {
    if (key.length < 2) return undefined;
    const share = Number((100 / key.length).toFixed(PLACES));

    return options.map(({ id, text }) => `~%${key.includes(id) ? share : -share}%${write(text)}`);
  },
  /** Decimals only: to Moodle a fraction or a comma is no number. */
  numeric_entry({ key: { value, tolerance } }) {
    const [number, within] = [value, tolerance ?? '0'].map((text) => text.replaceAll(',', ''));
    if (!DECIMAL.test(number ?? '') || !DECIMAL.test(within ?? '')) return undefined;

    return [`#${number}:${within}`];
  },
  /** Tokens that fit nowhere have nothing in front of their arrow. */
  drag_match({ content: { tokens, targets }, key }, write) {
    const used = new Set(Object.values(key));
    const textOf = (id: string | undefined) => tokens.find((token) => token.id === id)?.text ?? '';
    if (targets.length < 2 || [...tokens, ...targets].some(({ text }) => text.includes('->')))
      return undefined;

    return [
      ...targets.map(({ id, text }) => `=${write(text)} -> ${write(textOf(key[id]))}`),
      ...tokens.filter(({ id }) => !used.has(id)).map(({ text }) => `= -> ${write(text)}`),
    ];
  },
};

/** The answers of a question with a type of its own; undefined where GIFT has no words for it. */
export function printGiftAnswers(question: PrintableQuestion, write: Write): string[] | undefined {
  const { questionType, content, answerKey } = question;
  const print = PRINTERS[questionType] as
    | ((item: { type: string; content: unknown; key: unknown }, write: Write) => string[] | undefined)
    | undefined;

  return print?.({ type: questionType, content, key: answerKey }, write);
}

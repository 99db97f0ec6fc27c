import type { TextSyntax } from '../question-type.ts';
import { printText } from '../text/labels.ts';
import { Body, type Section } from '../text/read-body.ts';
import type { ExtendedResponseContent, ExtendedResponseKey, RubricTrait } from './schema.ts';

const WORDS = /^(?:(\d{1,5})\s?[-–]\s?(\d{1,5})|at least (\d{1,5})|at most (\d{1,5}))$/i;

/** `Words: 300-500`; each `Trait:` with its levels `2) …`, `1) …`, `0) …` below; then `Model answer:` on any number of lines. */
export const extendedResponseText: TextSyntax<ExtendedResponseContent, ExtendedResponseKey> = {
  print: (content, { modelAnswer }) => [
    ...printWords(content),
    ...content.rubric.flatMap(({ text, levels }) => [
      `Trait: ${text}`,
      ...levels.map((level) => `${level.points}) ${level.text}`),
    ]),
    ...printText('Model answer:', modelAnswer),
  ],
  parse(lines) {
    const body = new Body(lines, { words: 'setting', trait: 'list', 'model answer': 'text' });
    const words = readWords(body, body.one('words'));
    const rubric = body.all('trait').map((section, index) => readTrait(body, section, String(index + 1)));
    const { text } = body.required('model answer', 'Model answer: …');

    return body.result({ content: { ...words, rubric }, key: { modelAnswer: text } });
  },
};

function printWords({ minWords, maxWords }: ExtendedResponseContent): string[] {
  if (minWords === undefined) return maxWords === undefined ? [] : [`Words: at most ${maxWords}`];

  return [maxWords === undefined ? `Words: at least ${minWords}` : `Words: ${minWords}-${maxWords}`];
}

function readWords(
  body: Body,
  section: Section | undefined,
): Pick<ExtendedResponseContent, 'minWords' | 'maxWords'> {
  if (section === undefined) return {};
  const match = WORDS.exec(section.text);
  if (match === null)
    body.fail(section, 'Write "Words: 300-500", "Words: at least 300" or "Words: at most 500".');
  const min = match?.[1] ?? match?.[3];
  const max = match?.[2] ?? match?.[4];

  return {
    ...(min !== undefined && { minWords: Number(min) }),
    ...(max !== undefined && { maxWords: Number(max) }),
  };
}

function readTrait(body: Body, section: Section, id: string): RubricTrait {
  if (section.text === '') body.fail(section, 'Write the name of the trait behind "Trait:".');
  const strange = section.items.find(({ label }) => !/^\d+$/.test(label));
  if (strange !== undefined)
    body.fail(strange, 'A level starts with its points, like "2) Gives two reasons".');
  if (section.items.length < 2)
    body.fail(section, 'Give at least 2 levels below it, like "2) …" and "0) …".');

  return {
    id,
    text: section.text,
    levels: section.items.map(({ label, text }) => ({ points: Number(label), text })),
  };
}

import * as z from 'zod/mini';

import type { QuestionType, TextSyntax } from '../question-type.ts';
import { gradeParts, zeroOnePart } from '../scoring.ts';
import { Body } from '../text/read-body.ts';
import { oneLine } from '../words.ts';

const contentSchema = z.strictObject({});
export type FillBlankContent = z.infer<typeof contentSchema>;

/** The accepted answers, any of which is right; none holds a `|`, which parts them where they are stored. */
const keySchema = z.array(z.string());
export type FillBlankKey = z.infer<typeof keySchema>;

/** What was typed. */
const responseSchema = z.string().check(z.maxLength(2_000));
export type FillBlankResponse = z.infer<typeof responseSchema>;

/** `Answer: color | colour`. */
const text: TextSyntax<FillBlankContent, FillBlankKey> = {
  print(_content, key) {
    const accepted = oneLine(key.join('|'));
    // A bare "True" would come back as a true or false question; an empty second answer changes nothing else.
    return [`Answer: ${/^(?:true|false|t|f)\.?$/i.test(accepted) ? `${accepted}|` : accepted}`];
  },
  parse(lines) {
    const body = new Body(lines, { answer: 'answer' });
    for (const item of body.root.items) body.fail(item, 'A blank to fill in has no options.');
    const answer = body.required('answer', 'Answer: color | colour');
    const key = readAccepted(answer.text);
    if (key.length === 0 && answer.text !== '') {
      body.fail(answer, 'The answer holds no text. Write the accepted answers with "|" between them.');
    }

    return body.result({ content: {}, key });
  },
};

/** The accepted answers of one text, parted by `|`. */
export function readAccepted(answers: string): string[] {
  return answers
    .split('|')
    .map((answer) => answer.trim())
    .filter((answer) => answer !== '');
}

/** An answer is typed in, and right when it equals an accepted one but for blanks, case and Unicode form: 1 point (0/1). */
export const fillBlank: QuestionType<FillBlankContent, FillBlankKey, FillBlankResponse> = {
  label: 'fill in',
  needsPicture: false,
  content: contentSchema,
  key: keySchema,
  response: responseSchema,
  checkKey(_content, key) {
    const isEmpty = key.every((accepted) => foldAnswer(accepted) === '');
    const barred = key.findIndex((accepted) => accepted.includes('|'));

    return [
      ...(isEmpty ? [{ path: 'key', message: 'Give at least one answer' }] : []),
      ...(barred < 0 ? [] : [{ path: `key.${barred}`, message: 'An answer cannot hold the character |' }]),
    ];
  },
  checkResponse: () => [],
  isComplete: (_content, response) => response !== null && response.trim() !== '',
  maxPoints: () => 1,
  grade: (_content, key, response, rule) =>
    gradeParts([zeroOnePart('answer', isAccepted(key, response))], rule),
  rightResponse: (_content, key) => key.find((accepted) => foldAnswer(accepted) !== '') ?? null,
  describeContent: () => '',
  describeKey: (_content, key) => key.join(' or '),
  describeResponse: (_content, response) => response,
  describeParts: (_content, key, response) => [
    {
      id: 'answer',
      label: 'Answer',
      given: response ?? '',
      right: key.join(' or '),
      isRight: isAccepted(key, response),
    },
  ],
  targets: () => [],
  text,
};

function isAccepted(key: FillBlankKey, response: FillBlankResponse | null): boolean {
  const answer = foldAnswer(response ?? '');

  return answer !== '' && key.some((accepted) => foldAnswer(accepted) === answer);
}

/** NFC, not NFKC: 10² must not become 102. */
function foldAnswer(answer: string): string {
  return answer.normalize('NFC').trim().replaceAll(/\s+/gu, ' ').toLowerCase();
}

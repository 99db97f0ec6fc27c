import * as z from 'zod/mini';

import type { Problem, QuestionType, TextSyntax } from '../question-type.ts';
import { lineSchema } from '../schemas.ts';
import { gradeParts, zeroOnePart } from '../scoring.ts';
import { Body } from '../text/read-body.ts';
import { areClose, readRational, type Rational } from './rational.ts';

const contentSchema = z.strictObject({
  /** Shown beside the field: `mL`, `%`, `$`. It may be typed as well, and counts for nothing. */
  unit: z.exactOptional(lineSchema.check(z.maxLength(30))),
});
export type NumericEntryContent = z.infer<typeof contentSchema>;

const keySchema = z.strictObject({
  /** The number as its author wrote it: `12.5`, `3/4`, `1 1/2`. */
  value: z.string(),
  /** How far off an answer may be; left out, it has to be exact. */
  tolerance: z.exactOptional(z.string()),
});
export type NumericEntryKey = z.infer<typeof keySchema>;

/** What was typed. */
const responseSchema = z.string().check(z.maxLength(200));
export type NumericEntryResponse = z.infer<typeof responseSchema>;

const EXACT: Rational = { numerator: 0n, denominator: 1n };

/** A unit must not read as a part of the number before it. */
const UNIT = /^(?:\/(?!\d)|[^\d\s.,+\-−–±⁄/¼-¾⅐-⅞])[^±]*$/;

/** `Answer: 12.5 ± 0.1 mL`. */
const text: TextSyntax<NumericEntryContent, NumericEntryKey> = {
  print: ({ unit }, { value, tolerance }) => [
    `Answer: ${[value, ...(tolerance === undefined ? [] : ['±', tolerance]), ...(unit === undefined ? [] : [unit])].join(' ')}`,
  ],
  parse(lines) {
    const body = new Body(lines, { answer: 'answer' });
    for (const item of body.root.items) body.fail(item, 'A number to type in has no options.');
    const answer = body.required('answer', 'Answer: 12.5 ± 0.1 mL');
    const [head = '', ...tail] = answer.text.split(/±|\+\/-/);
    const [value, behindValue] = splitUnit(head);
    const [tolerance, behindTolerance] = splitUnit(tail.join('±'));
    const unit = tail.length > 0 ? behindTolerance : behindValue;
    const isRead = value !== '' && (tail.length === 0 || (tolerance !== '' && behindValue === ''));
    if (answer.text !== '' && (!isRead || (unit !== '' && !UNIT.test(unit)))) {
      body.fail(answer, `"${answer.text.slice(0, 60)}" is no number. Write it like "Answer: 12.5 ± 0.1 mL".`);
    }

    return body.result({
      content: { ...(unit !== '' && { unit }) },
      key: { value, ...(tail.length > 0 && { tolerance }) },
    });
  },
};

/** The longest number at the start of a text, and what stands behind it. */
function splitUnit(given: string): [number: string, rest: string] {
  const whole = given.trim();
  for (let end = Math.min(whole.length, 40); end > 0; end -= 1) {
    const number = whole.slice(0, end).trim();
    if (readRational(number) !== undefined) return [number, whole.slice(end).trim()];
  }

  return ['', whole];
}

/** The number in what was typed, with its unit before or behind it or without. */
function readTyped({ unit }: NumericEntryContent, response: string): Rational | undefined {
  const typed = response.trim();
  const folded = typed.toLowerCase();
  const wanted = unit?.toLowerCase();
  if (unit === undefined || wanted === undefined) return readRational(typed);
  if (folded.endsWith(wanted)) return readRational(typed.slice(0, -unit.length));
  const [sign = ''] = /^[-−–]?\s?/.exec(typed) ?? [];
  const isBefore = folded.startsWith(wanted, sign.length);

  return readRational(isBefore ? sign + typed.slice(sign.length + unit.length) : typed);
}

function isRightNumber(
  content: NumericEntryContent,
  { value, tolerance }: NumericEntryKey,
  response: string | null,
): boolean {
  const given = readTyped(content, response ?? '');
  const right = readRational(value);
  const margin = tolerance === undefined ? EXACT : readRational(tolerance);

  return given !== undefined && right !== undefined && margin !== undefined && areClose(given, right, margin);
}

function checkKey({ unit }: NumericEntryContent, { value, tolerance }: NumericEntryKey): Problem[] {
  const margin = tolerance === undefined ? EXACT : readRational(tolerance);

  return [
    ...(unit === undefined || UNIT.test(unit)
      ? []
      : [{ path: 'content.unit', message: 'A unit starts with a letter or a sign like % or $' }]),
    ...(readRational(value) === undefined
      ? [{ path: 'key.value', message: `"${value}" is no number. Write it like 12.5, 3/4 or 1 1/2` }]
      : []),
    ...(margin === undefined || margin.numerator < 0n
      ? [{ path: 'key.tolerance', message: `"${tolerance}" is no tolerance. Write it like 0.1` }]
      : []),
  ];
}

function describeNumber({ unit }: NumericEntryContent, { value, tolerance }: NumericEntryKey): string {
  const range = tolerance === undefined ? value : `${value} ± ${tolerance}`;

  return unit === undefined ? range : `${range} ${unit}`;
}

/**
 * A number is typed in: 1 point where it is the right one (0/1), as in NCLEX's fill-in calculations and TEAS's supply answer.
 *
 * Fractions, mixed numbers and decimals are compared as numbers, exactly where there is no tolerance: 3/4 is 0.75, and
 * 0.33 is not 1/3.
 */
export const numericEntry: QuestionType<NumericEntryContent, NumericEntryKey, NumericEntryResponse> = {
  label: 'number',
  needsPicture: false,
  content: contentSchema,
  key: keySchema,
  response: responseSchema,
  checkKey,
  checkResponse: (content, response) =>
    response.trim() === '' || readTyped(content, response) !== undefined
      ? []
      : [{ path: 'response', message: 'This is no number. Write it like 12.5, 3/4 or 1 1/2' }],
  isComplete: (content, response) => readTyped(content, response ?? '') !== undefined,
  maxPoints: () => 1,
  grade: (content, key, response, rule) =>
    gradeParts([zeroOnePart('answer', isRightNumber(content, key, response))], rule),
  rightResponse: (_content, { value }) => value,
  describeContent: ({ unit }) => (unit === undefined ? 'Type a number.' : `Type a number of ${unit}.`),
  describeKey: describeNumber,
  describeResponse: (_content, response) => response,
  describeParts: (content, key, response) => [
    {
      id: 'answer',
      label: 'Answer',
      given: response ?? '',
      right: describeNumber(content, key),
      isRight: isRightNumber(content, key, response),
    },
  ],
  targets: () => [],
  text,
};

import * as z from 'zod/mini';

import { checkIds, checkOptions } from '../checks.ts';
import type { GradedPart, QuestionType, TextSyntax } from '../question-type.ts';
import { idsSchema, optionsSchema } from '../schemas.ts';
import { gradeTotal, zeroOnePart } from '../scoring.ts';
import { Body } from '../text/read-body.ts';
import { readLettered, readNames } from '../text/read-list.ts';
import { lettered, letterTargets, lettersOf, textOf } from '../words.ts';

const contentSchema = z.strictObject({ options: optionsSchema });
export type OrderedResponseContent = z.infer<typeof contentSchema>;

/** The ids of all options in the right order. */
export type OrderedResponseKey = z.infer<typeof idsSchema>;
/** The ids in the order that was given; as long as not all are placed, those that are. */
export type OrderedResponseResponse = z.infer<typeof idsSchema>;

/** The options in the order in which they are shown, then `Answer: C, A, B, D`. */
const text: TextSyntax<OrderedResponseContent, OrderedResponseKey> = {
  print: ({ options }, key) => [...lettered(options), `Answer: ${lettersOf(options, key)}`],
  parse(lines) {
    const body = new Body(lines, { answer: 'answer' });
    const options = readLettered(body, body.root);
    const key = readNames(body, body.required('answer', 'Answer: C, A, B, D'), options);

    return body.result({ content: { options }, key });
  },
};

function partsOf(key: OrderedResponseKey, response: OrderedResponseResponse | null): GradedPart[] {
  return key.map((id, index) => zeroOnePart(String(index + 1), response?.[index] === id));
}

function describeOrder({ options }: OrderedResponseContent, ids: readonly string[]): string {
  return ids.map((id, index) => `${index + 1}. ${textOf(options, id)}`).join('; ');
}

/**
 * Steps to be put in order: 1 point for the whole order, under either rule. Neither ATI ("no partial credit") nor NCSBN's
 * list of partial credit types gives points for a part of an order; one step too early would shift all others.
 */
export const orderedResponse: QuestionType<
  OrderedResponseContent,
  OrderedResponseKey,
  OrderedResponseResponse
> = {
  label: 'ordered response',
  needsPicture: false,
  content: contentSchema,
  key: idsSchema,
  response: idsSchema,
  checkKey({ options }, key) {
    const problems = [...checkOptions(options, 'content.options'), ...checkIds(key, options, 'key')];
    if (key.length !== options.length) problems.push({ path: 'key', message: 'Name each option once' });
    if (options.every(({ id }, index) => key[index] === id)) {
      problems.push({
        path: 'key',
        message: 'The options are shown in the right order already. Mix them up',
      });
    }

    return problems;
  },
  checkResponse: ({ options }, response) => checkIds(response, options, 'response'),
  isComplete: ({ options }, response) => response?.length === options.length,
  maxPoints: () => 1,
  grade(_content, key, response, rule) {
    const parts = partsOf(key, response);
    const isRight = response?.length === key.length && parts.every((part) => part.isRight === true);

    return gradeTotal(parts, isRight ? 1 : 0, { maxPoints: 1, rule });
  },
  rightResponse: (_content, key) => key,
  describeContent: ({ options }) => lettered(options).join('\n'),
  describeKey: describeOrder,
  describeResponse: describeOrder,
  describeParts: ({ options }, key, response) =>
    partsOf(key, response).map(({ id, isRight }, index) => ({
      id,
      label: `Step ${id}`,
      given: textOf(options, response?.[index]),
      right: textOf(options, key[index]),
      isRight,
    })),
  targets: ({ options }) => letterTargets(options),
  text,
};

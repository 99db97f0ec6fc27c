/**
 * All types by their names, and what can be done with a question without asking which type it has.
 *
 * Where only one type is at hand, as in a page that loads it when it meets it, take the type itself (`./matrix`).
 */
import type * as z from 'zod/mini';

import { fillBlank } from './fill-blank/index.ts';
import {
  isQuestionType,
  type Item,
  type ItemContentOf,
  type ItemOf,
  type QuestionTypeName,
  type ResponseOf,
  type TypeOf,
} from './item.ts';
import { multipleSelect } from './multiple-select/index.ts';
import { numericEntry } from './numeric-entry/index.ts';
import { dropDown } from './drop-down/index.ts';
import { orderedResponse } from './ordered-response/index.ts';
import { matrix } from './matrix/index.ts';
import { dragMatch } from './drag-match/index.ts';
import { highlight } from './highlight/index.ts';
import { bowTie } from './bow-tie/index.ts';
import { hotSpot } from './hot-spot/index.ts';
import { extendedResponse } from './extended-response/index.ts';
import { multipleChoice } from './multiple-choice/index.ts';
import type { DescribedPart, Grade, Problem, ScoringRule, Target } from './question-type.ts';
import { trueFalse } from './true-false/index.ts';

/** A type that is named in `item.ts` and not here, or that lacks a part, does not compile. */
export const questionTypes: { [T in QuestionTypeName]: TypeOf<T> } = {
  multiple_choice: multipleChoice,
  true_false: trueFalse,
  fill_blank: fillBlank,
  multiple_select: multipleSelect,
  numeric_entry: numericEntry,
  drop_down: dropDown,
  ordered_response: orderedResponse,
  matrix,
  drag_match: dragMatch,
  highlight,
  bow_tie: bowTie,
  hot_spot: hotSpot,
  extended_response: extendedResponse,
};

/** Makes a question of what somebody sent or stored: `{ type, content, key }`, or what is wrong with it. */
export function readItem(given: {
  type: unknown;
  content: unknown;
  key: unknown;
}): { item: Item } | { problems: Problem[] } {
  if (!isQuestionType(given.type)) {
    return { problems: [{ path: 'type', message: 'This is no type of question' }] };
  }

  return readItemOf(given.type, given);
}

function readItemOf<T extends QuestionTypeName>(
  type: T,
  given: { content: unknown; key: unknown },
): { item: ItemOf<T> } | { problems: Problem[] } {
  const rules = questionTypes[type];
  const content = rules.content.safeParse(given.content);
  const key = rules.key.safeParse(given.key);
  if (!content.success || !key.success) {
    return {
      problems: [...problemsOf('content', content.error), ...problemsOf('key', key.error)],
    };
  }
  const problems = rules.checkKey(content.data, key.data);

  return problems.length > 0 ? { problems } : { item: { type, content: content.data, key: key.data } };
}

/** The response in its type's form, or why the question has no room for it. */
export function readResponse<T extends QuestionTypeName>(
  item: ItemContentOf<T>,
  given: unknown,
): { response: ResponseOf<T> } | { problems: Problem[] } {
  const rules = questionTypes[item.type];
  const response = rules.response.safeParse(given);
  if (!response.success) return { problems: problemsOf('response', response.error) };
  const problems = rules.checkResponse(item.content, response.data);

  return problems.length > 0 ? { problems } : { response: response.data };
}

/** Grades whatever was given: what the question has no room for counts as no answer. */
export function gradeItem<T extends QuestionTypeName>(
  item: ItemOf<T>,
  given: unknown,
  rule: ScoringRule,
): Grade {
  return questionTypes[item.type].grade(item.content, item.key, responseOrNull(item, given), rule);
}

export function maxPointsOf<T extends QuestionTypeName>(item: ItemOf<T>, rule: ScoringRule): number {
  return questionTypes[item.type].maxPoints(item.content, item.key, rule);
}

export function isItemComplete<T extends QuestionTypeName>(item: ItemContentOf<T>, given: unknown): boolean {
  return questionTypes[item.type].isComplete(item.content, responseOrNull(item, given));
}

export function rightResponseOf<T extends QuestionTypeName>(item: ItemOf<T>): ResponseOf<T> | null {
  return questionTypes[item.type].rightResponse(item.content, item.key);
}

export function describeItemContent<T extends QuestionTypeName>(item: ItemContentOf<T>): string {
  return questionTypes[item.type].describeContent(item.content);
}

export function describeItemKey<T extends QuestionTypeName>(item: ItemOf<T>): string {
  return questionTypes[item.type].describeKey(item.content, item.key);
}

/** Empty where nothing was given that the question has room for. */
export function describeItemResponse<T extends QuestionTypeName>(
  item: ItemContentOf<T>,
  given: unknown,
): string {
  const response = responseOrNull(item, given);

  return response === null ? '' : questionTypes[item.type].describeResponse(item.content, response);
}

export function describeItemParts<T extends QuestionTypeName>(
  item: ItemOf<T>,
  given: unknown,
): DescribedPart[] {
  return questionTypes[item.type].describeParts(item.content, item.key, responseOrNull(item, given));
}

export function targetsOf<T extends QuestionTypeName>(item: ItemContentOf<T>): Target[] {
  return questionTypes[item.type].targets(item.content);
}

function responseOrNull<T extends QuestionTypeName>(
  item: ItemContentOf<T>,
  given: unknown,
): ResponseOf<T> | null {
  const read = readResponse(item, given);

  return 'response' in read ? read.response : null;
}

function problemsOf(path: string, error: z.core.$ZodError | undefined): Problem[] {
  return (error?.issues ?? []).map((issue) => ({
    path: [path, ...issue.path].map(String).join('.'),
    message: issue.message,
  }));
}

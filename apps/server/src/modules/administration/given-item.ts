import { randomUUID } from 'node:crypto';

import type { UpdateQuestion } from '@second-bell/contract';
import { carryOptionIds } from '@second-bell/domain';
import { isSpecType, type Item, type ItemOf, type SpecTypeName } from '@second-bell/question-types';
import { describeItemContent, readItem, targetsOf } from '@second-bell/question-types/registry';
import { specWires } from '@second-bell/question-types/spec-wire';

import { itemOf, keyInWords, type StoredItem, storeItem } from '#modules/catalog/stored-item.ts';

import { invalidField, invalidFields } from '../../app-error.ts';

type Given = Pick<
  UpdateQuestion,
  'questionType' | 'options' | 'correctAnswer' | 'optionIds' | 'content' | 'answerKey' | 'rationales'
>;

/** How a question's type, content and key are stored, with the rationales for its parts. */
export type GivenItem = StoredItem & { rationales: Record<string, string> | null };

/**
 * A question as it was sent, checked by its type: with content and key in the type's form, or, for the types that the spec
 * names, with options and the key as a person gives it. `current` is the question that is edited.
 *
 * Throws 400 with the field where content contradicts itself, or the key its content.
 */
export function readGivenItem(given: Given, current?: StoredItem): GivenItem {
  const item = given.content === undefined ? readSpecForm(given, current) : readOwnForm(given);

  return { ...item.stored, rationales: rationalesFor(item.item, given.rationales) };
}

/** For the audit trail, which is read by people: what is asked, what is right and why. */
export function itemInWords({ rationales, ...stored }: GivenItem) {
  const item = itemOf(stored);
  const whys = targetsOf(item).flatMap(({ id, label }) => {
    const why = rationales?.[id];

    return why === undefined ? [] : `${label}: ${why}`;
  });

  return { options: describeItemContent(item), correctAnswer: keyInWords(item), rationales: whys.join('\n') };
}

type Read = { item: Item; stored: StoredItem };

function readOwnForm({ questionType: type, content, answerKey: key }: Given): Read {
  const read = readItem({ type, content, key });
  if ('item' in read) return { item: read.item, stored: storeItem(read.item) };

  const issues = read.problems.map(({ path, message }) => ({
    path: path.replace(/^key(?=\.|$)/, 'answerKey'),
    message,
  }));
  throw invalidFields(issues);
}

function readSpecForm(given: Given, current: StoredItem | undefined): Read {
  const { questionType: type, options = [], correctAnswer } = given;
  if (!isSpecType(type)) throw invalidField('content', 'This is required');
  if (correctAnswer === undefined) throw invalidField('correctAnswer', 'This is required');

  const stored = {
    ...storeItem(givenSpecItem(type, options, correctAnswer)),
    optionIds: null,
  };
  const optionIds = current ? optionIdsAfter(current, stored.options, given.optionIds) : null;

  return { item: itemOf({ ...stored, optionIds }), stored: { ...stored, optionIds } };
}

function givenSpecItem<T extends SpecTypeName>(
  type: T,
  options: readonly string[],
  correctAnswer: string,
): ItemOf<T> {
  const read = specWires[type].fromGiven(options, correctAnswer);
  if ('problem' in read) throw invalidField(read.field, read.problem);

  return { type, ...read };
}

/** The options' ids as the editor gives them, one for each; else the options are known again (`carryOptionIds`). */
function optionIdsAfter(
  current: StoredItem,
  options: readonly string[],
  given: readonly string[] | undefined,
): string[] {
  const before = { options: current.options, ids: current.optionIds };
  if (given === undefined || options.length === 0) return carryOptionIds(before, options, newOptionId);

  const named = given.filter((id) => id !== '');
  if (given.length !== options.length || new Set(named).size !== named.length) {
    throw invalidField('optionIds', 'Give one id for each option, and each id once');
  }
  const known = new Set(targetsOf(itemOf(current)).map(({ id }) => id));

  return given.map((id) => (known.has(id) ? id : newOptionId()));
}

function newOptionId(): string {
  return randomUUID();
}

function rationalesFor(item: Item, given: Given['rationales'] = {}): Record<string, string> | null {
  const targets = new Set(targetsOf(item).map(({ id }) => id));
  const unknown = Object.keys(given).find((id) => !targets.has(id));
  if (unknown !== undefined) {
    throw invalidField(`rationales.${unknown}`, `"${unknown}" is not part of this question`);
  }

  return Object.keys(given).length === 0 ? null : given;
}

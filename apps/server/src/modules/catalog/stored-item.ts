import { isSpecType, type Item, type ItemOf, type SpecTypeName } from '@second-bell/question-types';
import { describeItemKey, describeItemParts } from '@second-bell/question-types/registry';
import { specWires } from '@second-bell/question-types/spec-wire';

import type { QuestionRow } from './catalog.repo.ts';

/** Where the type of a question, what it asks and its key stand in its row. */
export type StoredItem = Pick<
  QuestionRow,
  'questionType' | 'options' | 'optionIds' | 'correctAnswer' | 'content' | 'answerKey'
>;

/** The types that the spec names are stored in its form, as they always were; the others in their own. */
export function storeItem(item: Item): StoredItem {
  const { type: questionType, content, key: answerKey } = item;
  if (!isSpecType(questionType)) {
    return { questionType, options: [], optionIds: null, correctAnswer: '', content, answerKey };
  }

  return { questionType, ...toSpecForm(item as ItemOf<SpecTypeName>), content: null, answerKey: null };
}

/** The question of a row, which was checked when it was stored. */
export function itemOf(row: StoredItem): Item {
  const { questionType: type, content, answerKey: key } = row;

  return isSpecType(type) ? fromSpecForm(type, row) : ({ type, content, key } as Item);
}

/** The key in words: of a question with one part as its text alone, which stays the same where options move. */
export function keyInWords(item: Item): string {
  const [part, ...others] = describeItemParts(item, null);

  return part !== undefined && others.length === 0 ? part.right : describeItemKey(item);
}

function toSpecForm<T extends SpecTypeName>({ type, content, key }: ItemOf<T>) {
  return specWires[type].toStored(content, key);
}

function fromSpecForm<T extends SpecTypeName>(type: T, row: StoredItem): ItemOf<T> {
  return { type, ...specWires[type].fromStored(row) };
}

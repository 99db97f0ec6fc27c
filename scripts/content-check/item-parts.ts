import type { Item } from '@second-bell/question-types';
import { describeItemContent, describeItemKey, targetsOf } from '@second-bell/question-types/registry';

import type { Question } from './content-bank.ts';

/** A part of a question that a rationale can be written for, and whether it stands in the key. */
export type ItemPart = { id: string; label: string; text: string; isRight: boolean };

/** What is asked in the form of a type of its own; undefined where options and a right answer say it all. */
export function itemOf({ questionType, content, answerKey }: Question): Item | undefined {
  if (content === undefined) return undefined;

  // The parser checked both against the type.
  return { type: questionType, content, key: answerKey } as Item;
}

/** The parts of a question of any type, in the order in which they are shown. */
export function partsOf(question: Question): ItemPart[] {
  const item = itemOf(question);
  if (item === undefined) {
    return question.options.map((text, index) => {
      const label = String.fromCodePoint(65 + index);

      return { id: label.toLowerCase(), label, text, isRight: String(index) === question.correctAnswer };
    });
  }
  const key = keyText(item);

  return targetsOf(item).map((target) => ({ ...target, isRight: key.includes(target.text) }));
}

/** Everything that is asked beside the stem, for comparing questions. */
export function contentText(question: Question): string {
  const item = itemOf(question);

  return item === undefined ? question.options.join(' | ') : describeItemContent(item);
}

/** The right answer in words. */
export function answerText(question: Question): string | undefined {
  const item = itemOf(question);

  return item === undefined ? question.options[Number(question.correctAnswer)] : keyText(item);
}

function keyText(item: Item): string {
  return describeItemKey(item);
}

import { type Item, type QuestionTypeName, questionTypeNames } from '@second-bell/question-types';
import { arbitraries } from '@second-bell/question-types/testing';
import * as fc from 'fast-check';

import type { useApp } from './use-app.ts';

/** One question of each type, the same in each run. */
export const ITEMS: readonly Item[] = questionTypeNames.map(itemOfType);

function itemOfType(type: QuestionTypeName): Item {
  const [item] = fc.sample<Item>(arbitraries[type].item, { seed: 7, numRuns: 1 });
  if (item === undefined) throw new Error(`No question of the type ${type} was made`);

  return item;
}

/** What is sent to the desk to make the question; `practiceTestId` is that of `givenContent`'s empty test. */
export function questionBody({ type, content, key }: Item, more: object = {}) {
  return {
    practiceTestId: 'math-empty',
    displayOrder: 0,
    questionText: `A question of the type ${type}`,
    questionType: type,
    content,
    answerKey: key,
    difficulty: 'medium',
    questionImage: '/api/images/picture',
    explanation: 'The explanation.',
    hint: 'The hint.',
    remember: 'What to remember.',
    reference: 'A book, 2026.',
    ...more,
  };
}

/** Makes the questions at the desk, in their order; answers their ids. */
export async function givenItems(
  server: ReturnType<typeof useApp>,
  token: string,
  items: readonly Item[] = ITEMS,
): Promise<string[]> {
  const ids: string[] = [];
  for (const [displayOrder, item] of items.entries()) {
    const body = questionBody(item, { displayOrder });
    const made = await server.call({ method: 'POST', url: '/api/admin/questions', body, token });
    if (made.status !== 201) throw new Error(`${item.type}: ${JSON.stringify(made.body)}`);
    ids.push(made.body.id);
  }

  return ids;
}

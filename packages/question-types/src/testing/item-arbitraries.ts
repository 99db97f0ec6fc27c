import * as fc from 'fast-check';

import type { ContentOf, Item, ItemOf, QuestionTypeName, ResponseOf } from '../item.ts';
import { TRUE_FALSE_CONTENT } from '../true-false/index.ts';
import { letteredOptions, line, lines, oneId } from './text-arbitraries.ts';

/** Sound questions of a type, with ids by their places, and responses that their content has room for. */
export type TypeArbitraries<T extends QuestionTypeName> = {
  item: fc.Arbitrary<ItemOf<T>>;
  response: (content: ContentOf<T>) => fc.Arbitrary<ResponseOf<T>>;
};

export const arbitraries: { [T in QuestionTypeName]: TypeArbitraries<T> } = {
  multiple_choice: {
    item: letteredOptions(2, 10).chain((options) =>
      oneId(options).map((key) => ({ type: 'multiple_choice', content: { options }, key })),
    ),
    response: ({ options }) => oneId(options),
  },
  true_false: {
    item: fc.constantFrom('a', 'b').map((key) => ({ type: 'true_false', content: TRUE_FALSE_CONTENT, key })),
    response: () => fc.constantFrom('a', 'b'),
  },
  fill_blank: {
    item: lines(1, 4)
      .map((texts) => texts.map((text) => text.replaceAll('|', '').trim()).filter((text) => text !== ''))
      .filter((key) => key.length > 0)
      .map((key) => ({ type: 'fill_blank', content: {}, key })),
    response: () => line,
  },
};

function withResponse<T extends QuestionTypeName>(type: T) {
  const { item, response } = arbitraries[type];

  return item.chain((some) => fc.record({ item: fc.constant(some), response: response(some.content) }));
}

export const anyItem: fc.Arbitrary<Item> = fc.oneof(...Object.values(arbitraries).map(({ item }) => item));

/** A question with a response that it has room for. */
export const anyItemWithResponse = fc.oneof(
  ...(Object.keys(arbitraries) as QuestionTypeName[]).map((type) => withResponse(type)),
);

import * as fc from 'fast-check';

import type { Item, QuestionTypeName } from '../item.ts';
import { TRUE_FALSE_CONTENT } from '../true-false/index.ts';
import { dragMatchArbitraries, dropDownArbitraries, matrixArbitraries } from './place-arbitraries.ts';
import {
  bowTieArbitraries,
  extendedResponseArbitraries,
  highlightArbitraries,
  hotSpotArbitraries,
  numericEntryArbitraries,
} from './rare-arbitraries.ts';
import { letteredOptions, line, lines, oneId, someIds } from './text-arbitraries.ts';
import type { TypeArbitraries } from './type-arbitraries.ts';

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
  multiple_select: {
    item: fc.tuple(letteredOptions(2, 10), fc.boolean()).chain(([options, isCounted]) =>
      someIds(options, 1).map((key) => ({
        type: 'multiple_select',
        content: { options, ...(isCounted && { select: key.length }) },
        key,
      })),
    ),
    response: ({ options, select }) => someIds(options, 0, select),
  },
  numeric_entry: numericEntryArbitraries,
  drop_down: dropDownArbitraries,
  ordered_response: {
    item: letteredOptions(2, 10)
      .chain((options) => fc.tuple(fc.constant(options), someIds(options, options.length)))
      .filter(([options, key]) => options.some(({ id }, index) => id !== key[index]))
      .map(([options, key]) => ({ type: 'ordered_response', content: { options }, key })),
    response: ({ options }) => someIds(options),
  },
  matrix: matrixArbitraries,
  drag_match: dragMatchArbitraries,
  highlight: highlightArbitraries,
  bow_tie: bowTieArbitraries,
  hot_spot: hotSpotArbitraries,
  extended_response: extendedResponseArbitraries,
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

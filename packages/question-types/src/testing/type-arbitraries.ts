import type * as fc from 'fast-check';

import type { ContentOf, ItemOf, QuestionTypeName, ResponseOf } from '../item.ts';

/** Sound questions of a type, with ids by their places, and responses that their content has room for. */
export type TypeArbitraries<T extends QuestionTypeName> = {
  item: fc.Arbitrary<ItemOf<T>>;
  response: (content: ContentOf<T>) => fc.Arbitrary<ResponseOf<T>>;
};

import { describe, expect, it } from 'vitest';

import { carryOptionIds, optionIdsOf } from './option-ids.ts';

const BEFORE = { options: ['red', 'green', 'blue'], ids: null };

describe('optionIdsOf', () => {
  it('calls options that were never changed by their letters', () => {
    expect(optionIdsOf(BEFORE)).toEqual(['a', 'b', 'c']);
  });

  it('keeps the ids that were given', () => {
    expect(optionIdsOf({ ...BEFORE, ids: ['c', 'a', 'n1'] })).toEqual(['c', 'a', 'n1']);
  });
});

describe('carryOptionIds', () => {
  it.each([
    ['nothing changed', ['red', 'green', 'blue'], ['a', 'b', 'c']],
    ['another order', ['blue', 'red', 'green'], ['c', 'a', 'b']],
    ['a typo mended', ['red', 'Green', 'blue'], ['a', 'b', 'c']],
    ['one taken out', ['red', 'blue'], ['a', 'c']],
    ['one put in between', ['red', 'pink', 'green', 'blue'], ['a', 'new', 'b', 'c']],
    ['one put at the end', ['red', 'green', 'blue', 'pink'], ['a', 'b', 'c', 'new']],
    ['all taken out', [], []],
  ])('with %s', (_case, options, ids) => {
    expect(carryOptionIds(BEFORE, options, () => 'new')).toEqual(ids);
  });

  it('gives no id twice where an option moved into the place of one that was changed', () => {
    let count = 0;
    const ids = carryOptionIds(BEFORE, ['green', 'crimson', 'blue'], () => `new${(count += 1)}`);

    expect(ids).toEqual(['b', 'new1', 'c']);
  });
});

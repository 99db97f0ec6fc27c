import { isSpecType, questionTypeNames } from '@second-bell/question-types';
import { describe, expect, it } from 'vitest';

import { BODY_EXAMPLES } from './body-examples.ts';
import { bodyOf, bodyProblem, type BodyTypeName, itemOfBody } from './item-body.ts';

const BODY_TYPES = questionTypeNames.filter((name): name is BodyTypeName => !isSpecType(name));

describe('the example of each type', () => {
  it.each(BODY_TYPES)('%s: makes a question of its type, and comes back as it was', (type) => {
    const read = itemOfBody(type, BODY_EXAMPLES[type]);

    expect(read).toMatchObject({ item: { type } });
    expect('item' in read && itemOfBody(type, bodyOf(read.item))).toEqual(read);
  });
});

it('tells the line that is wrong', () => {
  const read = itemOfBody('multiple_select', 'A) North\nB) South\nAnswer: A, E');

  expect('problems' in read && read.problems.map(bodyProblem)).toEqual([expect.stringMatching(/^Line 3: /)]);
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type Item, questionTypeNames } from './item.ts';
import { parseItem, printItem } from './item-text.ts';
import { questionTypeLoaders } from './load.ts';
import type { ScoringRule } from './question-type.ts';
import {
  describeItemParts,
  describeItemResponse,
  gradeItem,
  isItemComplete,
  maxPointsOf,
  questionTypes,
  readItem,
  readResponse,
  rightResponseOf,
} from './registry.ts';
import { anyItem, anyItemWithResponse, linesOf } from './testing/index.ts';

const RULES: ScoringRule[] = ['all_or_nothing', 'partial'];
const anyRule = fc.constantFrom(...RULES);

/** What a stranger may send: any JSON, or a response to another question. */
const anything = fc.oneof(
  fc.jsonValue(),
  fc.object(),
  anyItemWithResponse.map(({ response }) => response),
);

describe('the registry', () => {
  it('names each type once, and loads the very same', async () => {
    expect(Object.keys(questionTypes)).toEqual([...questionTypeNames]);
    for (const name of questionTypeNames) {
      expect(await questionTypeLoaders[name]()).toBe(questionTypes[name]);
    }
  });

  it('refuses a type that nobody knows', () => {
    expect(readItem({ type: 'constructor', content: {}, key: '' })).toHaveProperty('problems.0.path', 'type');
  });
});

describe('every type', () => {
  it('takes a sound question as it is', () => {
    fc.assert(
      fc.property(anyItem, (item) => {
        expect(readItem(JSON.parse(JSON.stringify(item)))).toEqual({ item });
      }),
    );
  });

  it('refuses content, key or response of any other shape, and never throws', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...questionTypeNames),
        fc.jsonValue(),
        fc.jsonValue(),
        (type, content, key) => {
          const read = readItem({ type, content, key });

          expect('item' in read || read.problems.length > 0).toBe(true);
        },
      ),
    );
  });

  it('grades a response between 0 and the maximum, with as many points as its rule gives', () => {
    fc.assert(
      fc.property(anyItemWithResponse, anyRule, ({ item, response }, rule) => {
        expect(readResponse(item, response)).toEqual({ response });
        const { points, maxPoints, isRight } = gradeItem(item, response, rule);

        expect(maxPoints).toBe(maxPointsOf(item, rule));
        expect(points).toBeGreaterThanOrEqual(0);
        expect(points).toBeLessThanOrEqual(maxPoints);
        expect(isRight).toBe(maxPoints === 0 ? null : points === maxPoints);
        expect(rule === 'partial' || points === 0 || points === maxPoints).toBe(true);
      }),
    );
  });

  it('gives whatever else is sent no points, or takes it for a response', () => {
    fc.assert(
      fc.property(anyItem, anything, anyRule, (item, given, rule) => {
        const { points, maxPoints } = gradeItem(item, given, rule);

        expect(points).toBeLessThanOrEqual(maxPoints);
        expect('response' in readResponse(item, given) || points === 0).toBe(true);
        expect(typeof describeItemResponse(item, given)).toBe('string');
        expect(typeof isItemComplete(item, given)).toBe('boolean');
      }),
    );
  });

  it('gives full points for the key itself, and none for no answer', () => {
    fc.assert(
      fc.property(anyItem, anyRule, (item, rule) => {
        const right = rightResponseOf(item);
        const maxPoints = maxPointsOf(item, rule);

        expect(gradeItem(item, right, rule)).toMatchObject({ points: maxPoints, maxPoints });
        expect(right === null || isItemComplete(item, right)).toBe(true);
        expect(gradeItem(item, null, rule)).toMatchObject({ points: 0, maxPoints });
        expect(isItemComplete(item, null)).toBe(false);
      }),
    );
  });

  it('describes the same parts that it grades', () => {
    fc.assert(
      fc.property(anyItemWithResponse, anyRule, ({ item, response }, rule) => {
        const graded = gradeItem(item, response, rule).parts;
        const described = describeItemParts(item, response);

        expect(described.map(({ id, isRight }) => ({ id, isRight }))).toEqual(
          graded.map(({ id, isRight }) => ({ id, isRight })),
        );
        expect(described.every(({ label }) => label !== '')).toBe(true);
      }),
    );
  });

  it('is read back from its text', () => {
    fc.assert(
      fc.property(anyItem, (item) => {
        expect(parseItem(linesOf(printItem(item).join('\n')))).toEqual({ item });
      }),
      { numRuns: 500 },
    );
  });

  it('is written by places where its ids are others', () => {
    const options = ['no', 'yes'].map((text, index) => ({ id: `o-${9 - index}`, text }));
    const item: Item = {
      type: 'drop_down',
      content: {
        text: '{{who}} is {{what}}.',
        blanks: ['what', 'who'].map((id) => ({ id, options })),
        scoring: 'each',
      },
      key: { who: 'o-8', what: 'o-9' },
    };

    expect(printItem(item)).toEqual([
      'Type: drop-down',
      'Text: {{2}} is {{1}}.',
      'Blank 1:',
      'A) no',
      'B) yes',
      'Blank 2:',
      'A) no',
      'B) yes',
      'Answer: 1A, 2B',
    ]);
  });

  it('reads any lines, or says what is wrong with which of them', () => {
    const anyLines = fc
      .tuple(anyItem, fc.array(fc.tuple(fc.nat(), fc.string()), { maxLength: 3 }))
      .map(([item, changes]) => {
        const lines = printItem(item);
        for (const [at, text] of changes) lines.splice(at % lines.length, at % 2, text);

        return linesOf(lines.join('\n'));
      });
    fc.assert(
      fc.property(anyLines, (lines) => {
        const read = parseItem(lines);
        const wrongLines = 'problems' in read ? read.problems.map(({ lineNumber }) => lineNumber) : [];

        expect('item' in read ? readItem(read.item) : read).toEqual(read);
        expect(wrongLines.every((lineNumber) => lineNumber <= lines.length)).toBe(true);
      }),
    );
  });

  it('keeps the key out of the content', () => {
    fc.assert(
      fc.property(anyItem, ({ type, content }: Item) => {
        expect(questionTypes[type].content.safeParse({ ...content, key: 'a' }).success).toBe(false);
      }),
    );
  });
});

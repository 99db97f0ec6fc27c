import { expect, it } from 'vitest';

import { blueprintProblems } from './blueprint-shares.ts';
import type { Subject } from './content-bank.ts';
import { givenBank, givenQuestion, givenTest } from './testing/given-bank.ts';

/** The messages for a test of a hundred questions, so many of them about shapes. */
function messagesFor(shapes: number, blueprint: Subject['blueprint']): string[] {
  const questions = Array.from({ length: 100 }, (_, index) =>
    givenQuestion(index, { topic: index < shapes ? 'Shapes' : 'Numbers' }),
  );
  const bank = givenBank([givenTest({ questions })], { topics: ['Numbers', 'Shapes'], blueprint });

  return bank.subjects.flatMap(blueprintProblems).map(({ file, message }) => `${file}  ${message}`);
}

it.each([
  [27, 1],
  [28, 0],
  [32, 0],
  [33, 1],
])('asks as much of an area as the exam does, within two points: %s of 30', (shapes, count) => {
  expect(messagesFor(shapes, [{ topics: ['Shapes'], percent: 30 }])).toHaveLength(count);
});

it('keeps a range within two points too, and counts the topics of an area together', () => {
  expect(messagesFor(17, [{ topics: ['Shapes'], percent: [10, 15] }])).toEqual([]);
  expect(messagesFor(18, [{ topics: ['Shapes'], percent: [10, 15] }])).toEqual([
    'ged/math/1.txt  Shapes: 18.0 % of the questions; the exam has 10 to 15 %',
  ]);
  expect(messagesFor(60, [{ topics: ['Shapes', 'Numbers'], percent: 100 }])).toEqual([]);
});

it('names a topic that the subject does not have', () => {
  expect(messagesFor(30, [{ topics: ['Shapes', 'Forms'], percent: 30 }])).toEqual([
    'blueprints.json  The topic "Forms" is none of this subject\'s: Numbers | Shapes',
  ]);
});

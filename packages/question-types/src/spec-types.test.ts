import { describe, expect, it } from 'vitest';

import { parseItem, printItem } from './item-text.ts';
import { gradeItem, questionTypes } from './registry.ts';
import { specWires } from './spec-wire.ts';
import { linesOf } from './testing/index.ts';

const OPTIONS = ['8', '10', '12'];

describe('multiple choice', () => {
  const { multiple_choice: wire } = specWires;
  const stored = wire.fromStored({ options: OPTIONS, optionIds: null, correctAnswer: '1' });

  it('keeps the index as text, the option text and the ids of the spec', () => {
    expect(stored).toEqual({
      content: {
        options: [
          { id: 'a', text: '8' },
          { id: 'b', text: '10' },
          { id: 'c', text: '12' },
        ],
      },
      key: 'b',
    });
    expect(wire.toStored(stored.content, stored.key)).toEqual({
      options: OPTIONS,
      optionIds: ['a', 'b', 'c'],
      correctAnswer: '1',
    });
    expect(wire.keyForRunner(stored.content, stored.key)).toBe('10');
    expect(wire.responseFromRunner(stored.content, '12')).toBe('c');
    expect(wire.responseFromRunner(stored.content, '13')).toBeNull();
    expect(wire.responseFromIndex(stored.content, 0)).toBe('a');
    expect(wire.responseFromIndex(stored.content, 3)).toBeNull();
  });

  it.each([
    ['a', 0],
    ['b', 1],
    ['z', 0],
    [null, 0],
  ])('grades %s with %i of 1 under both rules', (response, points) => {
    const item = { type: 'multiple_choice' as const, ...stored };

    expect(gradeItem(item, response, 'partial')).toMatchObject({ points, maxPoints: 1 });
    expect(gradeItem(item, response, 'all_or_nothing')).toMatchObject({ points, maxPoints: 1 });
  });

  it.each([
    [['1', '2', '3'], '1', 'b'],
    [['x', 'y'], 'B', 'b'],
    [['x', 'y'], 'y', 'b'],
    [['a', 'b', 'C'], 'C', 'c'],
  ])('takes a key as a person gives it, as index, letter or text: %j %s', (options, given, key) => {
    expect(wire.fromGiven(options, given)).toHaveProperty('key', key);
  });

  it.each([
    [['x'], '0', 'options'],
    [['x', ' x'], '0', 'options'],
    [['x', 'y'], '2', 'correctAnswer'],
    [['x', 'y'], '', 'correctAnswer'],
  ])('says what is wrong with a key and where: %j %s', (options, given, field) => {
    expect(wire.fromGiven(options, given)).toHaveProperty('field', field);
  });

  it('marks a letter by its bracket where an option is a letter', () => {
    const { content, key } = wire.fromStored({ options: ['B', 'A'], optionIds: null, correctAnswer: '0' });

    expect(printItem({ type: 'multiple_choice', content, key })).toEqual(['A) B', 'B) A', 'Answer: A)']);
  });

  it.each([
    ['A) one\nB) two\nAnswer: C', 3, /names none/],
    ['A) one\nC) two\nAnswer: A', 2, /"B\)" is due/],
    ['A) one\nB) one\nAnswer: A', 1, /twice/],
    ['A) one\nB) two', 1, /no "Answer:" line/],
    ['A) one\nB) two\nAnswer: A\nAnswer: B', 4, /already stands on line 3/],
    ['A) one\nB) two\nAnswer: A\nWords: 9', 4, /no "Words:" line/],
  ])('refuses with the line: %j', (text, lineNumber, message) => {
    const read = parseItem(linesOf(text));

    expect(read).toHaveProperty('problems.0.lineNumber', lineNumber);
    expect(read).toHaveProperty('problems.0.message', expect.stringMatching(message));
  });
});

describe('true or false', () => {
  it('is stored as 0 or 1', () => {
    const { content, key } = specWires.true_false.fromStored({
      options: ['True', 'False'],
      optionIds: null,
      correctAnswer: '1',
    });

    expect(questionTypes.true_false.describeKey(content, key)).toBe('B) False');
    expect(printItem({ type: 'true_false', content, key })).toEqual(['Answer: False']);
    expect(specWires.true_false.fromGiven([], 'FALSE')).toEqual({ content, key });
    expect(specWires.true_false.fromGiven(['Yes', 'No'], 'true')).toHaveProperty('field', 'options');
    expect(specWires.true_false.fromGiven([], 'maybe')).toHaveProperty('field', 'correctAnswer');
  });
});

describe('fill in', () => {
  const item = {
    type: 'fill_blank' as const,
    ...specWires.fill_blank.fromStored({ options: [], optionIds: null, correctAnswer: 'Na⁺|sodium ion' }),
  };

  it.each([
    ['sodium ion', 1],
    ['  Sodium   ION ', 1],
    ['Na⁺', 1],
    ['Na+', 0],
    ['', 0],
    ['   ', 0],
  ])('grades %j with %i of 1', (response, points) => {
    expect(gradeItem(item, response, 'partial')).toMatchObject({ points, maxPoints: 1 });
  });

  it('parts accepted answers by a bar where they are stored', () => {
    expect(specWires.fill_blank.toStored(item.content, item.key).correctAnswer).toBe('Na⁺|sodium ion');
    expect(specWires.fill_blank.fromGiven([], ' a | | b ')).toEqual({ content: {}, key: ['a', 'b'] });
    expect(specWires.fill_blank.fromGiven([], ' | ')).toHaveProperty('field', 'correctAnswer');
    expect(specWires.fill_blank.fromGiven(['x'], 'a')).toHaveProperty('field', 'options');
  });

  it('comes back as text to type, even where it says true', () => {
    const truth = { type: 'fill_blank' as const, content: {}, key: ['True'] };

    expect(parseItem(linesOf(printItem(truth).join('\n')))).toEqual({ item: truth });
  });
});

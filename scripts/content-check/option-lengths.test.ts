import { describe, expect, it } from 'vitest';

import type { Question } from './content-bank.ts';
import { optionLengthProblems } from './option-lengths.ts';
import { givenBank, givenQuestion, givenTest } from './testing/given-bank.ts';

const SENTENCES = [
  'it goes up fast',
  'it goes down fast',
  'it goes up and down fast',
  'it stays as it is, always',
];

/** The messages for a test of forty questions, whose right options have this place among the four, from short to long. */
function messagesFor(placeOf: (index: number) => number, options: readonly string[] = SENTENCES): string[] {
  const questions = Array.from({ length: 40 }, (_, index): Question => {
    const name = `thing${index}`;

    return givenQuestion(index, {
      questionText: `What does ${name} do?`,
      options: options.map((option) => `${name} ${option}`),
      correctAnswer: String(placeOf(index)),
    });
  });
  const { subjects } = givenBank([givenTest({ questions })]);

  return optionLengthProblems(subjects).map(({ file, message }) => `${file}  ${message}`);
}

describe('the right option', () => {
  it('is the longest and the shortest about as often as by chance', () => {
    expect(messagesFor((index) => index % 4)).toEqual([]);
  });

  it('is not the longest too often, and so never the shortest', () => {
    expect(messagesFor(() => 3)).toEqual([
      'catalog.json  GED: The right option is the single longest in 100 % of the questions; 15 to 35 % are expected',
      'catalog.json  GED: The right option is the single shortest in 0 % of the questions; 15 to 35 % are expected',
      'ged/math/1.txt  The right option is the single longest in 100 % of the questions; 15 to 35 % are expected',
      'ged/math/1.txt  The right option is the single shortest in 0 % of the questions; 15 to 35 % are expected',
    ]);
  });

  it('cannot be found by avoiding both extremes', () => {
    expect(messagesFor((index) => 1 + (index % 2))).toHaveLength(4);
  });

  it('is one of two that are longest together: neither stands out', () => {
    const messages = messagesFor((index) => index % 4, SENTENCES.with(2, 'it falls as it is, always'));

    expect(messages).toContain(
      'ged/math/1.txt  The right option is the single longest in 0 % of the questions; 15 to 35 % are expected',
    );
  });

  it('is looked at by exam alone where the options are no sentences', () => {
    expect(messagesFor(() => 3, ['1', '10', '100', '1,000']).map((line) => line.split('  ')[0])).toEqual([
      'catalog.json',
      'catalog.json',
    ]);
  });
});

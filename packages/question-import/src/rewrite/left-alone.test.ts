import { describeItemKey } from '@second-bell/question-types/registry';
import { describe, expect, it } from 'vitest';

import { itemOf } from '../finish-item.ts';
import { parseQuestions } from '../parse-questions.ts';

function read(...lines: readonly string[]) {
  const { questions, errors } = parseQuestions(lines.join('\n'));

  return {
    stems: questions.map(({ questionText }) => questionText),
    keys: questions.map((question) => describeItemKey(itemOf(question))),
    isRefused: errors.length > 0,
  };
}

/** Lines that look like another way of writing, and are none: each was once read as what it is not. */
describe('what no step of the rewriting may change', () => {
  it('options below a type of gaps are no accepted answers where one is marked, or where an answer stands', () => {
    const own = [
      'Type: Fill in the blank',
      '1. The ____ makes energy.',
      'a. nucleus',
      '*b. mitochondrion',
      'c. wall',
    ];

    expect(read(...own).keys).toEqual(['B) mitochondrion']);
    expect(read(...own.map((line) => line.replace('*', '')), 'Answer: b').keys).not.toEqual([
      'nucleus|mitochondrion|wall',
    ]);
  });

  it('a bracket with the number of the question closes one that is open', () => {
    const { stems } = read('2. Expand 4(x + 2)', 'A) 4x + 2', 'B) 4x + 8', 'Answer: B');

    expect(stems).toEqual(['Expand 4(x + 2)']);
  });

  it('a letter in brackets at the end of a question is no verdict', () => {
    const { stems, keys } = read(
      '1. Give the temperature in degrees (F)',
      'A) 98.6',
      'B) 37',
      'Answer: A',
      '2. Solve 2t = 8 for the time (t)',
      'A) 4',
      'B) 6',
      'Answer: A',
    );

    expect(stems).toEqual(['Give the temperature in degrees (F)', 'Solve 2t = 8 for the time (t)']);
    expect(keys).toEqual(['A) 98.6', 'A) 4']);
  });

  it('"in order to" asks for no order', () => {
    const question = read(
      '1. Which of these are needed in order to keep a fire burning?',
      'A) heat',
      'B) fuel',
      'C) air',
      'Answer: B, C, A',
    );

    expect(question).toMatchObject({ keys: [], isRefused: true });
  });

  it('an assertion and its reason are no key', () => {
    const { stems } = read(
      '1. (A) Iron rusts in wet air. (R) Iron takes up oxygen.',
      'A) Both are true',
      'B) Both are false',
      'Answer: A',
    );

    expect(stems).toEqual(['(A) Iron rusts in wet air. (R) Iron takes up oxygen.']);
  });

  it('a comment that a question quotes is a part of it', () => {
    const { stems } = read(
      '1. Read the post.',
      'Comment: I love this phone.',
      'What does the writer like?',
      'A) The phone',
      'B) The post',
      'Answer: A',
    );

    expect(stems).toEqual(['Read the post.\nComment: I love this phone.\nWhat does the writer like?']);
  });

  it('a table of data above options keeps its rows', () => {
    const { stems } = read(
      '1. In which month were sales highest?',
      '| Month | Sales |',
      '| --- | --- |',
      '| May | 30 |',
      '| June | 20 |',
      '| A) | May |',
      '| B) | June |',
      'Answer: A',
    );

    expect(stems[0]).toContain('| June | 20 |');
  });

  it('numbers above letters are data where a question asks about them', () => {
    const { stems } = read(
      '1. Which number stands above b?',
      '1 2 3',
      'd a b',
      'A) 1',
      'B) 2',
      'C) 3',
      'Answer: C',
    );

    expect(stems).toEqual(['Which number stands above b?\n1 2 3\nd a b']);
  });

  it('a timetable is no chat', () => {
    const { stems } = read(
      'Questions 1-2 refer to the timetable.',
      '',
      'Harbor St    10:05 AM',
      'Mill Road    10:12 AM',
      'Station    10:20 AM',
      '',
      '1. When is the bus at Mill Road?',
      'A) 10:12',
      'B) 10:20',
      'Answer: A',
      '',
      '2. Where is it at 10:20?',
      'A) At Harbor St',
      'B) At the station',
      'Answer: B',
    );

    expect(stems).toEqual(['When is the bus at Mill Road?', 'Where is it at 10:20?']);
  });
});

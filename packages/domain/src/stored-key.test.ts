import { describe, expect, it } from 'vitest';

import { toStoredKey } from './stored-key.ts';

const OPTIONS = ['Mars', 'Venus', 'Pluto'];

describe('the stored key of a choice', () => {
  it.each([
    ['an index', '1', '1'],
    ['a letter', 'B', '1'],
    ['a small letter', 'c', '2'],
    ['the exact text', 'Pluto', '2'],
    ['the text between blanks', ' Mars ', '0'],
  ])('is the index for %s', (_what, correctAnswer, stored) => {
    expect(toStoredKey({ questionType: 'multiple_choice', options: OPTIONS, correctAnswer })).toEqual({
      options: OPTIONS,
      correctAnswer: stored,
    });
  });

  it('reads a number as an index first and as a text only where no option has that index', () => {
    const options = ['3', '0', '7'];

    expect(toStoredKey({ questionType: 'multiple_choice', options, correctAnswer: '0' })).toMatchObject({
      correctAnswer: '0',
    });
    expect(toStoredKey({ questionType: 'multiple_choice', options, correctAnswer: '7' })).toMatchObject({
      correctAnswer: '2',
    });
  });

  it.each(['3', 'D', 'Saturn', '-1', '1.0', 'mars'])('refuses %s, which names no option', (correctAnswer) => {
    expect(toStoredKey({ questionType: 'multiple_choice', options: OPTIONS, correctAnswer })).toEqual({
      problem: `"${correctAnswer}" names none of the 3 options. Give a letter, an index from 0, or the exact text`,
      field: 'correctAnswer',
    });
  });

  it('refuses fewer than two options', () => {
    expect(
      toStoredKey({ questionType: 'multiple_choice', options: ['Mars'], correctAnswer: '0' }),
    ).toMatchObject({ field: 'options', problem: 'Give at least 2 options' });
    expect(toStoredKey({ questionType: 'multiple_choice', correctAnswer: '0' })).toMatchObject({
      field: 'options',
    });
  });

  it('refuses two options that say the same', () => {
    expect(
      toStoredKey({
        questionType: 'multiple_choice',
        options: ['Mars', 'Venus', 'Mars '],
        correctAnswer: '1',
      }),
    ).toMatchObject({ field: 'options', problem: 'Two options say "Mars". Change one of them' });
  });
});

describe('the stored key of a statement', () => {
  it.each([
    ['true', '0'],
    ['False', '1'],
    ['0', '0'],
    ['1', '1'],
  ])('reads %s as %s', (correctAnswer, stored) => {
    expect(toStoredKey({ questionType: 'true_false', correctAnswer })).toEqual({
      options: ['True', 'False'],
      correctAnswer: stored,
    });
  });

  it('takes its usual options, and no others', () => {
    expect(
      toStoredKey({ questionType: 'true_false', options: ['true', 'FALSE'], correctAnswer: 'true' }),
    ).toMatchObject({ options: ['True', 'False'] });
    expect(
      toStoredKey({ questionType: 'true_false', options: ['Yes', 'No'], correctAnswer: 'true' }),
    ).toMatchObject({ field: 'options' });
  });

  it.each(['2', 'yes', 'constructor', ''])('refuses "%s"', (correctAnswer) => {
    expect(toStoredKey({ questionType: 'true_false', correctAnswer })).toEqual({
      problem: 'Give true or false',
      field: 'correctAnswer',
    });
  });
});

describe('the stored key of a blank', () => {
  it('keeps each accepted answer without the blanks around it', () => {
    expect(toStoredKey({ questionType: 'fill_blank', correctAnswer: ' Oslo | Kristiania |' })).toEqual({
      options: [],
      correctAnswer: 'Oslo|Kristiania',
    });
  });

  it('refuses a key without an answer, and options', () => {
    expect(toStoredKey({ questionType: 'fill_blank', correctAnswer: ' | ' })).toMatchObject({
      field: 'correctAnswer',
    });
    expect(
      toStoredKey({ questionType: 'fill_blank', options: ['a', 'b'], correctAnswer: 'a' }),
    ).toMatchObject({ field: 'options' });
  });
});

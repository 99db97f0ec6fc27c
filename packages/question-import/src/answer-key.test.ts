import { describe, expect, it } from 'vitest';

import { resolveKey, trueFalseIndex } from './answer-key.ts';

const pots = ['3 pots', '4 pots', '5 pots', '6 pots'];

describe('resolveKey', () => {
  it.each([
    'B',
    'b',
    'B)',
    'b )',
    'B.',
    'B) 4 pots',
    'B. 4 pots',
    'B: 4 pots',
    'B - 4 pots',
    'B 4 pots',
    '4 pots',
    '4  Pots',
  ])('reads %j as option B', (answer) => {
    expect(resolveKey(answer, pots)).toEqual({ index: 1 });
  });

  it.each([
    ['E', 'The answer is E, but the last option is D'],
    ['J)', 'The answer is J, but the last option is D'],
    ['B) 5 pots', 'The letter B and the text behind it'],
    ['B) see page 4', 'The letter B and the text behind it'],
    ['7 pots', 'matches none'],
    ['pots', 'matches none'],
    ['2', 'matches none'],
    ['B and C', 'more than one option'],
    ['B, C', 'more than one option'],
    ['(A) & (D)', 'more than one option'],
    ['ACD', 'more than one option'],
  ])('refuses %j', (answer, problem) => {
    expect(resolveKey(answer, pots)).toEqual({ problem: expect.stringContaining(problem) });
  });

  it('refuses a text that is two options', () => {
    expect(resolveKey('Paris', ['Paris', 'Rome', 'Paris'])).toEqual({
      problem: expect.stringContaining('options A and C'),
    });
    expect(resolveKey('PARIS', ['Paris', 'Rome', 'paris'])).toEqual({
      problem: expect.stringContaining('options A and C'),
    });
  });

  it('takes the exact text where another option differs by its capitals alone', () => {
    expect(resolveKey('paris', ['Paris', 'Rome', 'paris'])).toEqual({ index: 2 });
    expect(resolveKey('aa', ['AA', 'Aa', 'aa'])).toEqual({ index: 2 });
  });

  it('never takes one genotype for another', () => {
    expect(resolveKey('AABB', ['AaBb', 'aabb'])).toEqual({
      problem: expect.stringContaining('matches none'),
    });
  });

  describe('where options are letters themselves', () => {
    const bloodGroups = ['O', 'A', 'B', 'AB'];

    it('refuses a letter that is also the text of another option', () => {
      expect(resolveKey('B', bloodGroups)).toEqual({ problem: expect.stringContaining('options B and C') });
      expect(resolveKey('B.', ['x', 'y', 'B.'])).toEqual({
        problem: expect.stringContaining('options B and C'),
      });
    });

    it('reads a letter with a bracket as the letter', () => {
      expect(resolveKey('B)', bloodGroups)).toEqual({ index: 1 });
      expect(resolveKey('B) A', bloodGroups)).toEqual({ index: 1 });
    });

    it('reads a letter that names no option as the text', () => {
      expect(resolveKey('O', bloodGroups)).toEqual({ index: 0 });
    });

    it('reads a letter that is its own option', () => {
      expect(resolveKey('A', ['A', 'B'])).toEqual({ index: 0 });
    });
  });

  it('reads a text that starts with a letter as the text', () => {
    expect(resolveKey('A dog', ['cat', 'A dog'])).toEqual({ index: 1 });
    expect(resolveKey('A-level', ['GCSE', 'A-level'])).toEqual({ index: 1 });
  });

  it('refuses letter and text where the two together are another option', () => {
    expect(resolveKey('A dog', ['dog', 'A dog'])).toEqual({
      problem: expect.stringContaining('options A and B'),
    });
  });
});

describe('trueFalseIndex', () => {
  it.each([
    ['True', 0],
    ['t', 0],
    ['FALSE', 1],
    ['F', 1],
    ['false.', 1],
    ['yes', undefined],
    ['True|False', undefined],
  ])('reads %j as %s', (answer, index) => {
    expect(trueFalseIndex(answer)).toBe(index);
  });
});

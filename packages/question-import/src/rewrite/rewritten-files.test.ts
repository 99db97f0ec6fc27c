import { describe, expect, it } from 'vitest';
import { describeItemKey } from '@second-bell/question-types/registry';

import { itemOf } from '../finish-item.ts';
import { parseQuestions } from '../parse-questions.ts';

/** The right answer of each question in words, and what is wrong. */
function read(text: string): { keys: string[]; errors: number } {
  const { questions, errors } = parseQuestions(text);

  return { keys: questions.map((question) => describeItemKey(itemOf(question))), errors: errors.length };
}

function twice(lines: (number: number) => readonly string[]): string {
  return [...lines(1), '', ...lines(2), ''].join('\n');
}

describe('an answer in other words than a label', () => {
  it.each([
    ['The correct answer is B: oak'],
    ['The correct answer is B because roses are shrubs.'],
    ['The right option is (b).'],
    ['So the best answer is: oak'],
    ['B is correct.'],
    ['Option B is the right answer since roses are shrubs.'],
    ['[B]'],
    ['\nB) oak\n'],
    ['Correct ans: B'],
    ['Ans - (B) oak'],
  ])('%j', (answer) => {
    const text = twice((number) => [`${number}. Which is a tree?`, 'A) rose', 'B) oak', 'C) fern', answer]);

    expect(read(text)).toEqual({ keys: ['B) oak', 'B) oak'], errors: 0 });
  });

  it('stays text where it names no option, or where an answer stands already', () => {
    const own = ['1. Which is a tree?', 'A) rose', 'B) oak'];

    expect(read([...own, 'The correct answer is hard to find.'].join('\n'))).toEqual({ keys: [], errors: 1 });
    expect(read([...own, 'Answer: B', 'The correct answer is A in Latin only.'].join('\n'))).toEqual({
      keys: ['B) oak'],
      errors: 0,
    });
  });

  it('is no answer where two options of other questions are alike', () => {
    const text = 'Trees grow.\nA) True\nB) False\nAnswer: A\n\nStones grow.\nA) True\nB) False\nAnswer: B\n';

    expect(read(text)).toEqual({ keys: ['A) True', 'B) False'], errors: 0 });
  });
});

describe('labels and marks as other hands write them', () => {
  it.each([
    ['arrows', ['A. rose', '-> B. oak', 'C. fern']],
    ['circled letters', ['Ⓐ rose', 'Ⓑ oak', 'Ⓒ fern', 'Answer: B']],
    ['circled numbers', ['① rose', '② oak', '③ fern', 'Answer: ②']],
    ['gaps in front of the sign', ['A .  rose', 'B .  oak', 'C .  fern', 'Answer :  B']],
    ['a letter on a line of its own', ['A', 'rose', 'B', 'oak', 'C', 'fern', 'Answer: B']],
    ['the same letter for each', ['A: rose', 'A: oak [CORRECT]', 'A: fern']],
    ['numbers with a square bracket', ['1] rose', '2] oak', '3] fern', 'Answer - 2] oak']],
    ['named numbers', ['Option 1: rose', 'Option 2: oak', 'Option 3: fern', 'Answer: Option 2']],
  ])('%s', (_, options) => {
    const head = options[0]?.startsWith('A:') === true ? () => 'Q:' : (number: number) => `${number}.`;
    const text = twice((number) => [`${head(number)} Which plant of the ${number} is a tree?`, ...options]);

    expect(read(text)).toEqual({ keys: ['B) oak', 'B) oak'], errors: 0 });
  });

  it('a star within a line', () => {
    const text = '1. A tree is the: a. rose *b. oak c. fern\n2. A shrub is the: *a. rose b. oak c. fern\n';

    expect(read(text)).toEqual({ keys: ['B) oak', 'A) rose'], errors: 0 });
  });

  it('verdicts beside statements', () => {
    expect(read('__T__ 1. Oaks are trees.\n__F__ 2. Roses are trees.\n').keys).toEqual([
      'A) True',
      'B) False',
    ]);
    expect(read('1. Oaks are trees. (True)\n2. Roses are trees. (False)\n').keys).toEqual([
      'A) True',
      'B) False',
    ]);
  });

  it('statements with letters above options with numbers', () => {
    const text = twice((number) => [
      `${number}. Which statements are right?`,
      'A. Oaks are trees.',
      'B. Roses are trees.',
      '(1) A only',
      '(2) B only',
      '(3) Both',
      'Answer: 1',
    ]);

    expect(read(text)).toEqual({ keys: ['A) A only', 'A) A only'], errors: 0 });
  });
});

describe('questions of the newer types', () => {
  it('an order that the question asks for', () => {
    const text = '1. Put these in order of height.\nA) oak\nB) fern\nC) rose\nCorrect order: B, C, A\n';

    expect(read(text)).toEqual({ keys: ['1. fern; 2. rose; 3. oak'], errors: 0 });
  });

  it('several right options by their numbers', () => {
    const text =
      '1. Which are trees? Select all that apply.\n1) oak\n2) fern\n3) elm\nAnswers: 1 & 3\n\n2. Which is a fern?\n1) bracken\n2) rose\nAnswer: 1\n';

    expect(read(text)).toEqual({ keys: ['oak; elm', 'A) bracken'], errors: 0 });
  });

  it('numbers, orders and pairs of test programs', () => {
    const text =
      'NUM\tHow many legs has a dog?\t4\t0\nORD\tPut in order.\tone\ttwo\tthree\nMAT\tMatch.\thot\tcold\tup\tdown\n';

    expect(read(text)).toEqual({
      keys: ['4 ± 0', '1. one; 2. two; 3. three', 'hot: cold\nup: down'],
      errors: 0,
    });
  });
});

import { describe, expect, it } from 'vitest';

import { parseQuestions } from './parse-questions.ts';

const sound = ['Q: Sound?', 'A) yes', 'B) no', 'Answer: A', ''];

/** A faulty question on lines 6 and up, between two sound ones. */
function parseBetween(...lines: string[]) {
  return parseQuestions([...sound, ...lines, '', 'Q: Sound again?', 'Answer: true'].join('\n'));
}

function problem(lineNumber: number, part: string) {
  return { lineNumber, message: expect.stringContaining(part) };
}

describe('an error leaves out its question alone', () => {
  it.each<[name: string, lines: string[], lineNumber: number, part: string]>([
    ['no answer line', ['Q: x?', 'A) 1', 'B) 2'], 6, 'no "Answer:" line'],
    ['an empty answer', ['Q: x?', 'A) 1', 'B) 2', 'Answer:'], 9, 'The answer is missing'],
    ['an answer of nothing but bars', ['Q: x?', 'Answer: | |'], 7, 'holds no text'],
    [
      'two answer lines',
      ['Q: x?', 'A) 1', 'B) 2', 'Answer: A', 'Answer: A'],
      10,
      'already has "Answer:" on line 9',
    ],
    ['a letter beyond the options', ['Q: x?', 'A) 1', 'B) 2', 'Answer: C'], 9, 'the last option is B'],
    [
      'options that are the same but for blanks',
      ['Q: x?', 'A) a rose', 'B) an oak', 'C) a  rose', 'Answer: B'],
      9,
      'Options A and C are the same',
    ],
    ['a text that is no option', ['Q: x?', 'A) 1', 'B) 2', 'Answer: 3'], 9, 'matches none'],
    ['a text that is two options', ['Q: x?', 'A) 1', 'B) 1', 'Answer: 1'], 9, 'options A and B'],
    [
      'a letter with the text of another option',
      ['Q: x?', 'A) 1', 'B) 2', 'Answer: A) 2'],
      9,
      'do not belong',
    ],
    ['no text', ['Q:', 'A) 1', 'B) 2', 'Answer: A'], 6, 'has no text'],
    ['one option', ['Q: x?', 'A) 1', 'Answer: A'], 7, 'only one option'],
    ['an empty option', ['Q: x?', 'A) 1', 'B)', 'C) 3', 'Answer: A'], 8, 'Option B has no text'],
    [
      'an option of invisible characters',
      ['Q: x?', 'A) 1', 'B) \u200b\u200d', 'Answer: A'],
      8,
      'Option B has no text',
    ],
    [
      'eleven options',
      ['Q: x?', ...[...'ABCDEFGHIJK'].map((letter) => `${letter}) ${letter}${letter}`), 'Answer: A'],
      17,
      '10 options at most',
    ],
    [
      'a gap in the letters',
      ['Q: x?', 'A) 1', 'B) 2', 'E) 5', 'F) 6', 'Answer: E'],
      9,
      'Option C comes next',
    ],
    ['a second option A', ['Q: x?', 'A) 1', 'B) 2', 'A) 3', 'Answer: A'], 9, 'line 7 is already option A'],
    ['a first option B', ['Q: x?', 'B) 2', 'C) 3', 'Answer: B'], 7, 'The first option must start with "A)"'],
    [
      'a list in the text',
      ['Q: x?', 'a) 1', 'b) 2', 'Which?', 'A) 1', 'B) 2', 'Answer: A'],
      10,
      'already option A',
    ],
    ['a letter far away', ['Q: x?', 'A) 1', 'Z) 2', 'Answer: A'], 8, 'Option B comes next'],
    ['an option after a field', ['Q: x?', 'A) 1', 'B) 2', 'Answer: A', 'C) 3'], 10, 'stands apart'],
    [
      'a list in the explanation',
      ['Q: x?', 'A) 1', 'B) 2', 'Answer: A', 'Explanation: e', 'A) f'],
      11,
      '"\\A)"',
    ],
    ['a wrong difficulty', ['Q: x?', 'Answer: true', 'Difficulty: tricky'], 8, 'easy, medium or hard'],
    ['an empty difficulty', ['Q: x?', 'Answer: true', 'Difficulty:'], 8, 'easy, medium or hard'],
    ['two explanations', ['Q: x?', 'Answer: true', 'Explanation: e', 'Explanation: f'], 9, 'on line 8'],
    ['two topics', ['Q: x?', 'Topic: e', 'Answer: true', 'Topic: f'], 9, 'already has "Topic:" on line 7'],
    ['two hints', ['Q: x?', 'Answer: true', 'Hint: e', 'Hint: e'], 9, 'already has "Hint:" on line 8'],
    ['two difficulties', ['Q: x?', 'Answer: true', 'Difficulty: easy', 'Difficulty: easy'], 9, 'on line 8'],
    ['a line below the answer', ['Q: x?', 'Answer: true', 'because'], 8, 'follows "Answer:"'],
    ['a line below the topic', ['Q: x?', 'Answer: true', 'Topic: t', '', '---'], 10, 'follows "Topic:"'],
    [
      'a missing "Q:"',
      ['Q: x?', 'A) 1', 'B) 2', 'Answer: A', 'Explanation: e', '', 'y?', 'A) 3', 'B) 4', 'Answer: B'],
      13,
      '"Q:"',
    ],
  ])('%s', (_name, lines, lineNumber, part) => {
    const { questions, errors } = parseBetween(...lines);

    expect(errors).toEqual([problem(lineNumber, part)]);
    expect(questions.map((question) => question.questionText)).toEqual(['Sound?', 'Sound again?']);
  });

  it('does not hide a fault of the next question', () => {
    const { errors } = parseBetween('Q: x?', 'A) 1', 'A) 2', 'Answer: A', 'Q: y?', 'B) 1', 'Answer: A');

    expect(errors.map((error) => error.lineNumber)).toEqual([8, 11]);
  });

  it('names every independent fault of a question, in the order of the lines', () => {
    const { errors } = parseBetween('Q:', 'A) 1', 'B)', 'Difficulty: x', 'Hint: a', 'Hint: b');

    expect(errors.map((error) => error.lineNumber)).toEqual([6, 6, 8, 9, 11]);
  });
});

describe('lines before the first question', () => {
  it('are errors, each on its own line', () => {
    const { questions, errors } = parseQuestions('Chapter 1\n\nA) lost\nAnswer: B\nQ: x?\nAnswer: true');

    expect(errors).toEqual([1, 3, 4].map((line) => problem(line, 'before the first question')));
    expect(questions).toHaveLength(1);
  });

  it.each(['', ' \n\n', '\ufeff'])('are missing, as is any question, in %j', (text) => {
    expect(parseQuestions(text)).toMatchObject({
      questions: [],
      errors: [problem(1, 'No questions were found')],
    });
  });
});

describe('a warning imports its question', () => {
  it.each<[name: string, lines: string[], lineNumber: number, part: string]>([
    [
      'options that are the same',
      ['Q: x?', 'A) Paris', 'B) Rome', 'C)  paris', 'Answer: B'],
      9,
      'Options A and C are the same',
    ],
    ['a copy of a question', ['Q:  sound? ', 'Answer: yes'], 6, 'the same text as the one on line 1'],
    ['option A swallowed by the text', ['Q: x?', 'A. 1', 'Answer: yes'], 7, 'looks like option A'],
    [
      'an option swallowed by another',
      ['Q: x?', 'A) 1', 'B) 2', '(c) 3', 'Answer: A'],
      9,
      'looks like option C',
    ],
    ['an option in Cyrillic', ['Q: x?', 'A) 1', 'В) 2', 'B) 3', 'Answer: A'], 8, 'looks like option B'],
    [
      'text after a blank line in an option',
      ['Q: x?', 'A) 1', 'B) 2', '', 'Part 2', 'Answer: A'],
      10,
      'part of option B',
    ],
    [
      'text after a blank line in a hint',
      ['Q: x?', 'Answer: yes', 'Hint: h', '', 'Part 2'],
      10,
      'part of the hint',
    ],
    ['a letter without options', ['Q: x?', 'Answer: B) two'], 7, 'has no options'],
    ['an empty explanation', ['Q: x?', 'Answer: yes', 'Explanation:'], 8, 'The explanation has no text'],
    ['an empty hint', ['Q: x?', 'Answer: yes', 'Hint:', 'Topic: t'], 8, 'The hint has no text'],
    ['NUL characters', ['Q: x?', 'Answer: y\0es'], 7, 'code 0'],
  ])('%s', (_name, lines, lineNumber, part) => {
    const { questions, errors, warnings } = parseBetween(...lines);

    expect(errors).toEqual([]);
    expect(warnings).toEqual([problem(lineNumber, part)]);
    expect(questions).toHaveLength(3);
  });

  it('does not doubt options that differ in meaning', () => {
    const { warnings } = parseBetween(
      'Q: Which genotype?',
      'A) AABB',
      'B) AaBb',
      'C) aabb',
      'D) 10²',
      'E) 102',
      'Answer: B',
    );

    expect(warnings).toEqual([]);
  });
});

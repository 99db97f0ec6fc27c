import { parseQuestions } from '@second-bell/question-import';
import { describe, expect, it } from 'vitest';

import type { ContentBank, Question, Subject } from './content-bank.ts';
import { givenBank, givenTest, givenTestWith, problemLines } from './testing/given-bank.ts';

const SELECT = [
  'Type: multiple select',
  'A) It rises',
  'B) It falls',
  'C) It stays',
  'Answer: A, C',
  'Explanation: It is so.',
  'Rationale A: So it is.',
  'Rationale B: It does not.',
  'Rationale C: So it is.',
  'Remember: Look twice.',
];

/** The question as it is read from these lines below a stem of its own. */
function given(lines: readonly string[], stem = 'Which words fit the strange thing?'): Partial<Question> {
  const text = [`Q: ${stem}`, ...lines, 'Topic: Numbers', 'Hint: Look again.'].join('\n');
  const { questions, errors } = parseQuestions(text);
  expect(errors).toEqual([]);
  const { lineNumber: _line, endLineNumber: _end, ...question } = questions[0] ?? {};

  return question;
}

function problemsOf(lines: readonly string[], values: Partial<ContentBank & Subject> = {}): string[] {
  return problemLines(givenBank([givenTestWith(2, given(lines))], values));
}

describe('a question of a type of its own', () => {
  it('may stand in a sound bank', () => {
    expect(problemsOf(SELECT)).toEqual([]);
  });

  it('has a rationale for each part, and the gist', () => {
    expect(problemsOf(SELECT.filter((line) => !/^Rationale [AB]/.test(line)))).toEqual([
      'ged/math/1.txt:30  There is no rationale for A, B',
    ]);
    expect(problemsOf(SELECT.filter((line) => !line.startsWith('Remember')))).toEqual([
      'ged/math/1.txt:30  There is no "Remember:" line',
    ]);
  });

  it('says where and when it was so, where it is about health', () => {
    const message = 'ged/math/1.txt:30  There is no "Reference:" line with a year';
    expect(problemsOf(SELECT, { product: 'NCLEX' })).toEqual([message]);
    expect(problemsOf([...SELECT, 'Reference: A book'], { product: 'TEAS', name: 'Science' })).toEqual([
      message,
    ]);
    expect(problemsOf([...SELECT, 'Reference: A book, 2024'], { product: 'NCLEX' })).toEqual([]);
  });

  it.each([
    [SELECT.with(4, 'Answer: A, B, C'), 'All options are right, so nothing has to be judged'],
    [SELECT.with(4, 'Answer: B'), 'One option alone is right; ask it as multiple choice'],
    [
      [
        'Type: matrix',
        '| Thing | Up | Down |',
        '| --- | --- | --- |',
        '| Sun | [x] | [ ] |',
        'Explanation: It is so.',
        'Rationale 1: So it is.',
        'Remember: Look twice.',
      ],
      'No row is marked in the column "Down"',
    ],
    [
      [
        'Type: highlight',
        'Text: It [[1: rises]] and [[2: falls]].',
        'Answer: 1, 2',
        'Explanation: It is so.',
        'Rationale 1: So it is.',
        'Rationale 2: So it is.',
        'Remember: Look twice.',
      ],
      'All that can be marked is right',
    ],
  ])('does not tell its key by its form', (lines, message) => {
    expect(problemsOf(lines)).toEqual([`ged/math/1.txt:30  ${message}`]);
  });

  it('has no hint that names right parts alone', () => {
    const told = { ...given(SELECT), hint: 'What rises in the morning?' };

    expect(problemLines(givenBank([givenTestWith(2, told)]))).toEqual([
      expect.stringContaining('ged/math/1.txt:30  The hint and the right option share the word "rises"'),
    ]);
  });

  it('has the answer that was computed for it', () => {
    const lines = ['Type: number', 'Answer: 12.5 mL', 'Explanation: Divide.', 'Remember: Divide.'];
    const answered = (computed: string) =>
      problemLines(givenBank([{ ...givenTestWith(2, given(lines)), computedAnswers: { 3: computed } }]));

    expect(answered('12.5 mL')).toEqual([]);
    expect(answered('13 mL')).toEqual([
      'ged/math/1.txt:30  The key says "12.5 mL", the computed answer is "13 mL"',
    ]);
  });
});

it('spreads the right choices over the places of a list', () => {
  const { questions } = givenTest();
  const blank = (index: number) => ({
    ...questions[index],
    ...given(
      [
        'Type: drop-down',
        'Text: It {{1}} today.',
        'Blank 1:',
        `A) rises${index}`,
        `B) falls${index}`,
        'Answer: 1A',
        'Explanation: It is so.',
        'Rationale 1A: So it is.',
        'Rationale 1B: It does not.',
        'Remember: Look twice.',
      ],
      `What does thing${index} do?`,
    ),
  });
  const lists = questions.map((question, index) =>
    index < 10 ? { ...question, ...blank(index) } : question,
  );

  expect(problemLines(givenBank([givenTest({ questions: lists })]))).toContain(
    'catalog.json:1  Choice 1 is right in 100 % of the lists of drop-downs and bow-ties; 60 % is the most',
  );
});

it('does not hold a short practice of item types to the mix of an exam', () => {
  const questions = givenTest().questions.slice(0, 4);

  expect(
    problemLines(givenBank([givenTest(), { ...givenTest(), file: 'ged/math/2.txt', questions }])),
  ).not.toContainEqual(expect.stringContaining('are expected'));
});

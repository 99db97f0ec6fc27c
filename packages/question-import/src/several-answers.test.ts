import { describe, expect, it } from 'vitest';

import { parseQuestions } from './parse-questions.ts';

function read(stem: string, answer: string, options = ['A. iron', 'B. salt', 'C. gold']) {
  return parseQuestions(
    [`1. ${stem}`, ...options, ...(answer === '' ? [] : [`Answer: ${answer}`])].join('\n'),
  );
}

describe('a question with several right answers', () => {
  it.each([
    ['Which are metals? Select all that apply.', 'A, C'],
    ['Which are metals? (Choose all that apply)', 'A and C'],
    ['Check all of the metals.', 'AC'],
  ])('is a selection where its text says so: %s', (stem, answer) => {
    expect(read(stem, answer).questions).toMatchObject([
      { questionType: 'multiple_select', content: { options: [{}, {}, {}] }, answerKey: ['a', 'c'] },
    ]);
  });

  it('takes as many as it asks for', () => {
    expect(read('Choose TWO metals.', 'A, C').questions).toMatchObject([{ content: { select: 2 } }]);
    expect(read('Choose two metals.', 'A, B, C').errors[0]?.message).toContain(
      'asks for 2 options, but its answer names 3',
    );
  });

  it('takes marks on its options for its answer', () => {
    expect(
      read('Which are metals? Select all that apply.', '', ['A. iron *', 'B. salt', 'C. gold *']).questions,
    ).toMatchObject([{ answerKey: ['a', 'c'] }]);
  });

  it('is refused with both readings where its text does not ask for several', () => {
    const { questions, errors } = read('Which is a metal?', 'A, C');

    expect(questions).toEqual([]);
    expect(errors).toEqual([
      { lineNumber: 5, message: expect.stringMatching(/Where all of them are right, .* where one is, /) },
    ]);
  });

  it('is refused where its answer names what is no option', () => {
    expect(read('Select all that apply.', 'A, E').errors[0]?.message).toContain('the last option is C');
  });
});

import { describe, expect, it } from 'vitest';

import { parseQuestions } from '../parse-questions.ts';

const SOUND = 'What is 1 + 1? {=2 ~3 ~4}\n\nWhat is 2 + 2? {=4 ~5}\n\n';

function readLast(block: string) {
  const { questions, errors, warnings } = parseQuestions(`${SOUND}${block}`);

  return { question: questions[2], errors, warnings };
}

describe('questions in GIFT with a type of their own', () => {
  it.each([
    ['When? {#1822:5}', { value: '1822', tolerance: '5' }],
    ['Pi? {#3.14}', { value: '3.14' }],
    ['How far? {#0.1..0.2}', { value: '0.15', tolerance: '0.05' }],
    ['When? {#=1822:0#right =%50%1822:2#nearly}', { value: '1822', tolerance: '0' }],
  ])('reads the number of %s', (block, key) => {
    expect(readLast(block).question).toMatchObject({
      questionType: 'numeric_entry',
      options: [],
      correctAnswer: '',
      answerKey: key,
    });
  });

  it('says that answers which count in part are left out', () => {
    const { warnings } = readLast('When? {#=1822:0 =%50%1822:2}');

    expect(warnings[0]?.message).toContain('count in part are left out');
  });

  it('reads pairs, and what fits nowhere', () => {
    expect(
      readLast('Match. {=cat -> animal =oak -> plant =dog -> animal = -> stone}').question,
    ).toMatchObject({
      questionType: 'drag_match',
      content: {
        tokens: [
          { id: 'a', text: 'animal' },
          { id: 'b', text: 'plant' },
          { id: 'c', text: 'stone' },
        ],
        targets: [
          { id: '1', text: 'cat' },
          { id: '2', text: 'oak' },
          { id: '3', text: 'dog' },
        ],
        reuse: true,
      },
      answerKey: { 1: 'a', 2: 'b', 3: 'a' },
    });
  });

  it('reads several right options where their shares make a whole', () => {
    expect(readLast('Which? {~%33.333%a ~%33.333%b ~%33.333%c ~%-100%d}').question).toMatchObject({
      questionType: 'multiple_select',
      answerKey: ['a', 'b', 'c'],
    });
  });

  it.each([
    ['Which? {=a =b ~c}', 'Where all of them must be chosen'],
    ['When? {#about 5}', 'This number cannot be read'],
    ['Match. {=cat -> animal =oak}', 'is not whole'],
  ])('refuses %s', (block, message) => {
    const { question, errors } = readLast(block);

    expect(question).toBeUndefined();
    expect(errors).toEqual([{ lineNumber: 5, message: expect.stringContaining(message) }]);
  });
});

import { describe, expect, it } from 'vitest';

import { hintLeakProblems } from './hint-leaks.ts';
import { givenTestWith } from './testing/given-bank.ts';

const question = {
  questionText: 'Why does a kettle feel warm for so long?',
  options: ['It is painted', 'Water cools slowly', 'Steam is light', 'Metal is hard'],
  correctAnswer: '1',
};
const messagesOf = (hint: string, values: Partial<typeof question> = {}) =>
  hintLeakProblems([givenTestWith(2, { ...question, ...values, hint })]).map(({ message }) => message);

describe('a hint', () => {
  it('does not share a rare word with the right option alone', () => {
    expect(messagesOf('How fast does water lose heat?')).toEqual([
      'The hint and the right option share the word "water", and no other option has it; hint at the way, not at the answer',
    ]);
  });

  it('is not helped by another form of the word', () => {
    expect(messagesOf('Think of a pot that has cooled.')).toEqual([expect.stringContaining('"cooled"')]);
  });

  it.each([
    ['shares nothing', 'What does specific heat mean?', question.options],
    ['shares a word with a wrong option too', 'Think of water.', question.options.with(0, 'Water is heavy')],
    ['shares a word with a wrong option alone', 'Think of steam.', question.options],
    ['shares a word that is too short to tell', 'Ask if it is so.', question.options.with(1, 'It is so')],
  ])('may be: %s', (_name, hint, options) => {
    expect(messagesOf(hint, { options })).toEqual([]);
  });

  it('may share a word that many questions use', () => {
    const { questions, ...rest } = givenTestWith(2, { ...question, hint: 'Think of water.' });
    const wet = questions.map((one) => ({ ...one, explanation: `${one.explanation} Water tells.` }));

    expect(hintLeakProblems([{ ...rest, questions }])).toHaveLength(1);
    expect(hintLeakProblems([{ ...rest, questions: wet }])).toEqual([]);
  });
});

it('says where the question stands', () => {
  const [problem] = hintLeakProblems([givenTestWith(2, { ...question, hint: 'Think of water.' })]);

  expect(problem).toMatchObject({ file: 'ged/math/1.txt', lineNumber: 30 });
});

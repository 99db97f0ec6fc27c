import { describe, expect, it } from 'vitest';

import { parseQuestions } from './parse-questions.ts';

const SOUND = ['1. One?', 'A. x', 'B. y', 'Answer: A', '', '2. Two?', 'A. x', 'B. y', 'Answer: B', ''];

function errorsOf(...lines: string[]) {
  return parseQuestions([...SOUND, ...lines].join('\n')).errors;
}

describe('an answer in another spelling', () => {
  it.each(['Asnwer: B', 'Anwser: B', 'Answr: (B)', 'Answre - B.'])('is named and offered: %s', (line) => {
    expect(errorsOf('3. Which?', 'A. cat', 'B. dog', 'C. ox', line)).toEqual([
      {
        lineNumber: 15,
        message: expect.stringContaining(`Here stands “${line}”`),
        mend: { offer: `Read “${line}” as answer B?`, line: 'Answer: B' },
      },
    ]);
  });

  it('is taken whole where only a part of its label is misspelt', () => {
    const lines = [...SOUND, '3. Which?', 'A. cat', 'B. dog', 'C. ox', 'Corect answer: B) dog'];

    expect(parseQuestions(lines.join('\n')).questions[2]).toMatchObject({
      options: ['cat', 'dog', 'ox'],
      correctAnswer: '1',
    });
  });

  it('is offered where it is nearly one of the options', () => {
    expect(errorsOf('3. Which?', 'A. respiration', 'B. photosynthesis', 'Answer: photosyntesis.')).toEqual([
      {
        lineNumber: 14,
        message: expect.stringContaining('The answer “photosyntesis.” matches none of the options.'),
        mend: { offer: 'Read “photosyntesis.” as answer B?', line: 'Answer: B' },
      },
    ]);
  });

  it.each([
    ['two options are as near', ['A. plant cell', 'B. plant cello', 'Answer: plant celli']],
    ['nothing is near', ['A. iron', 'B. gold', 'Answer: a kind of water']],
  ])('is not offered where %s', (_why, lines) => {
    expect(errorsOf('3. Which?', ...lines)[0]).not.toHaveProperty('mend');
  });

  it('mends the question once it is taken', () => {
    const lines = [...SOUND, '3. Which?', 'A. cat', 'B. dog', 'Asnwer: B'];
    const [error] = parseQuestions(lines.join('\n')).errors;
    const mended = lines.with((error?.lineNumber ?? 0) - 1, error?.mend?.line ?? '');

    expect(parseQuestions(mended.join('\n'))).toMatchObject({
      errors: [],
      questions: [{}, {}, { correctAnswer: '1' }],
    });
  });
});

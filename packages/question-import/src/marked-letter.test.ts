import { describe, expect, it } from 'vitest';

import { parseQuestions } from './parse-questions.ts';

function file(write: (number: number) => string[]): string {
  return [1, 2, 3].map((number) => write(number).join('\n')).join('\n\n');
}

describe('a letter behind a mark', () => {
  it.each(['• ', '○ ', '- '])('below options with "%s" is the answer, and no option', (bullet) => {
    const { questions } = parseQuestions(
      file((n) => [
        `${n}. Which is ${n}?`,
        `${bullet}one ${n}`,
        `${bullet}two ${n}`,
        `${bullet}three ${n}`,
        '✔ B',
      ]),
    );

    expect(questions.map(({ options, correctAnswer }) => [options.length, correctAnswer])).toEqual(
      [1, 2, 3].map(() => [3, '1']),
    );
  });

  it('below lines without any sign makes no option either', () => {
    const { questions, errors } = parseQuestions(
      file((n) => [`${n}. Which is ${n}?`, `one ${n}`, `two ${n}`, `three ${n}`, '✔ B']),
    );

    expect(questions.flatMap(({ options }) => options)).not.toContain('B');
    expect(questions.length + errors.length).toBeGreaterThan(0);
  });
});

describe('a number without a sign', () => {
  it.each(['#', 'No. '])('behind "%s" is no part of the question', (sign) => {
    const { questions } = parseQuestions(
      file((n) => [`${sign}${n} Which is it?`, 'A. one', 'B. two', 'Answer: B']),
    );

    expect(questions.map(({ questionText }) => questionText)).toEqual(Array(3).fill('Which is it?'));
  });
});

import { describe, expect, it } from 'vitest';

import { parseQuestions } from '../parse-questions.ts';

const SOUND = ['1. What is 1 + 1?', 'A. 1', 'B. 2', 'C. 3', 'D. 4', 'Answer: B', ''];

/** Five sound questions, numbered from 1, with the lines of one more behind them. */
function after(...lines: string[]): string {
  const sound = [1, 2, 3, 4, 5].flatMap((number) =>
    SOUND.map((line, index) =>
      line
        .replace(/^1\. What is 1/, `${number}. What is ${number}`)
        .replace(/^(\w)\. (\d)$/, (all) => (index > 0 ? `${all}${number}` : all)),
    ),
  );

  return [...sound, ...lines].join('\n');
}

const FIRST_LINE = 5 * SOUND.length + 1;

describe('a doubt names and quotes its line', () => {
  it.each<{ what: string; lines: string[]; at: number; kind: 'errors' | 'warnings'; part: string }>([
    {
      what: 'an answer inside an option',
      lines: ['6. What?', 'A. one', 'B. two', 'C. three', 'D. four Ans: C and so on', 'Answer: A'],
      at: 4,
      kind: 'warnings',
      part: 'Option D holds an answer: “D. four Ans: C and so on”',
    },
    {
      what: 'options inside an option',
      lines: ['Q6. What?', 'A. one', 'B. two C. three D. four', 'Answer: A'],
      at: 2,
      kind: 'errors',
      part: 'Option B holds more options',
    },
    {
      what: 'the next option inside an option',
      lines: ['6. What?', 'A. one', 'B. two C. three', 'Answer: A'],
      at: 2,
      kind: 'warnings',
      part: 'Option B may hold the next option: “B. two C. three”',
    },
    {
      what: 'another question inside an explanation',
      lines: [
        '6. What?',
        'A. one',
        'B. two',
        'C. three',
        'D. four',
        'Answer: A',
        'Explanation: It is. 7. Who? A. me B. you',
      ],
      at: 6,
      kind: 'errors',
      part: 'The explanation may hold another question',
    },
    {
      what: 'a number that is missing',
      lines: ['8. What?', 'A. one', 'B. two', 'C. three', 'D. four', 'Answer: A'],
      at: 0,
      kind: 'warnings',
      part: 'This question has number 8, but the one above it has number 5: “8. What?”',
    },
    {
      what: 'an option that is missing',
      lines: ['6. What?', 'A. one', 'B. two', 'C. three', 'Answer: A'],
      at: 0,
      kind: 'warnings',
      part: 'This question has 3 options, but the others here have 4: “6. What?”',
    },
    {
      what: 'a list that was not read as options',
      lines: ['6. What?', 'i) one', 'ii) two', 'Answer: ii'],
      at: 1,
      kind: 'errors',
      part: 'The options of this question were read as its text',
    },
  ])('$what', ({ lines, at, kind, part }) => {
    const result = parseQuestions(after(...lines));

    expect(result[kind]).toContainEqual(
      expect.objectContaining({ lineNumber: FIRST_LINE + at, message: expect.stringContaining(part) }),
    );
    expect(result.parserInfo.confidence).toBeLessThan(0.96);
  });

  it('says that a text is far longer than the others', () => {
    const long = Array.from(
      { length: 20 },
      (_, index) => `And then comes this ${'long '.repeat(index)}line.`,
    );
    const { warnings } = parseQuestions(
      after(
        '6. What?',
        'A. one',
        'B. two',
        'C. three',
        'D. four',
        'Answer: A',
        'Explanation: Because.',
        ...long,
      ),
    );

    expect(warnings).toContainEqual(
      expect.objectContaining({ lineNumber: FIRST_LINE, message: expect.stringContaining('takes 21 lines') }),
    );
  });
});

describe('no doubt', () => {
  it.each([
    ['a sound file', []],
    ['numbers that start again', ['1. What?', 'A. one', 'B. two', 'C. three', 'D. four', 'Answer: A']],
    ['initials in an option', ['6. Who?', 'A. J. R. Dent', 'B. T. B. Moor', 'C. One', 'D. Two', 'Answer: A']],
    [
      'a list of reasons in an explanation',
      ['6. Who?', 'A. x', 'B. y', 'C. z', 'D. w', 'Answer: A', 'Rationale:', 'A. Right.', 'B. Wrong.'],
    ],
    [
      'a year behind a full stop',
      ['6. What began in 1911. Was it war?', 'A. x', 'B. y', 'C. z', 'D. w', 'Answer: A'],
    ],
    ['a line that says it is text', ['6. What?', '\\Answer: B', 'A. x', 'B. y', 'C. z', 'D. w', 'Answer: A']],
  ])('about %s', (_what, lines) => {
    const { errors, warnings, parserInfo } = parseQuestions(after(...lines));

    expect({ errors, warnings, confidence: parserInfo.confidence }).toEqual({
      errors: [],
      warnings: [],
      confidence: 1,
    });
  });

  it('about rationales below a short one, where few questions have any', () => {
    const plain = (number: number) => [
      `Q: What is ${number} + 1?`,
      'A) 0',
      `B) ${number + 1}`,
      'Answer: B',
      '',
    ];
    const { errors, warnings } = parseQuestions(
      [
        ...[1, 2, 3, 4, 5].flatMap(plain),
        'Q: What is 6 + 1?',
        'A) 5',
        'B) 7',
        'Answer: B',
        'Explanation: Count one on from 6, and the next number is 7.',
        'Rationale A: That is 6 − 1.',
        'Rationale B: It is the number that comes next when one counts.',
        'Remember: To add one to a whole number is to count one on.',
        'Reference: A book of sums, 2020.',
      ].join('\n'),
    );

    expect([...errors, ...warnings]).toEqual([]);
  });

  it('is what lines in no question are: they keep the confidence below 1', () => {
    expect(parseQuestions(`A title\n\n${after()}`).parserInfo.confidence).toBe(0.99);
  });
});

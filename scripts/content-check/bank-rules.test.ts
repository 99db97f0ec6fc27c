import { describe, expect, it } from 'vitest';

import { givenBank, givenQuestion, givenTest, givenTestWith, problemLines } from './testing/given-bank.ts';

const wordsOf = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

it('finds nothing wrong with a sound bank', () => {
  expect(problemLines(givenBank([givenTest()]))).toEqual([]);
});

describe('a question', () => {
  it.each([
    [{ explanation: '' }, 'The explanation is missing'],
    [{ hint: '' }, 'The hint is missing'],
    [{ topic: 'Maths' }, 'The topic "Maths" is none of this subject\'s: Numbers'],
    [
      { options: ['item2 a', 'item2 b', 'item2 c', 'All of the above'] },
      'The option "All of the above" gives too much away',
    ],
    [
      { image: '/figures/bean.svg', imageDescription: 'A graph of two growing beans' },
      'There is no figure for /figures/bean',
    ],
    [
      { questionText: 'Which bean grew?\n\n| | Height |\n|---|---|\n| Bean 1 | 3 cm |' },
      'A column of a table has no heading',
    ],
  ])(
    'needs hint, explanation, a known topic, fair options and a figure that is there',
    (values, expected) => {
      const lines = problemLines(givenBank([givenTestWith(2, values)]));
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain(`ged/math/1.txt:30  ${expected}`);
    },
  );

  it('needs words for its picture', () => {
    const bank = givenBank([givenTestWith(2, { image: '/figures/bean.svg' })], { figures: ['bean'] });

    expect(problemLines(bank)).toEqual([
      'ged/math/1.txt:30  The image has no description that says what it shows',
    ]);
  });

  it.each([
    [149, 1],
    [150, 0],
    [900, 0],
    [901, 1],
  ])('may have a passage of 150 to 900 words: %s', (count, problems) => {
    const passage = { text: wordsOf(count), lineNumber: 25 };
    const lines = problemLines(givenBank([givenTestWith(2, { passage })]));

    expect(lines).toHaveLength(problems);
    expect(lines.every((line) => line.startsWith('ged/math/1.txt:25  The passage has'))).toBe(true);
  });

  it('has the answer that was computed for it', () => {
    const bank = (computedAnswers: Record<string, string>) => givenBank([givenTest({ computedAnswers })]);

    expect(problemLines(bank({ 1: 'item0 two' }))).toEqual([]);
    expect(problemLines(bank({ 1: 'item0 one', 99: 'x' }))).toEqual([
      'ged/math/1.txt:1  An answer is computed for question 99, which is not there',
      'ged/math/1.txt:10  The key says "item0 two", the computed answer is "item0 one"',
    ]);
  });
});

describe('a practice test', () => {
  it('is read without an error or a warning', () => {
    const warnings = [{ lineNumber: 7, message: 'The source has no text.' }];

    expect(problemLines(givenBank([givenTest({ warnings })]))).toEqual([
      'ged/math/1.txt:7  The source has no text.',
    ]);
  });

  it('spreads its right options over the letters', () => {
    const { questions } = givenTest();
    const oneLetter = questions.map((question) => ({ ...question, correctAnswer: '0' }));
    const lines = problemLines(givenBank([givenTest({ questions: oneLetter })]));

    expect(lines).toContain(
      'ged/math/1.txt:1  A is the right option in 100 % of the questions; 15 to 35 % are expected',
    );
    expect(lines.filter((line) => line.includes('is the right option in 0 %'))).toHaveLength(3);
  });

  it('mixes easy, medium and hard', () => {
    const { questions } = givenTest();
    const easy = questions.map((question) => ({ ...question, difficulty: 'easy' as const }));

    expect(problemLines(givenBank([givenTest({ questions: easy })]))).toEqual([
      'ged/math/1.txt:1  easy is 100 % of the questions; 20 to 40 % are expected',
      'ged/math/1.txt:1  medium is 0 % of the questions; 40 to 60 % are expected',
      'ged/math/1.txt:1  hard is 0 % of the questions; 10 to 30 % are expected',
    ]);
  });

  it('explains itself in plain words, in half of its questions and in each', () => {
    const hard = {
      explanation:
        'Notwithstanding considerable theoretical disagreement, contemporary epidemiological investigations demonstrate unequivocally that environmental characteristics predominantly determine susceptibility.',
    };
    expect(problemLines(givenBank([givenTestWith(2, hard)]))).toEqual([
      expect.stringMatching(
        /^ged\/math\/1\.txt:30 {2}Hint and explanation read at grade \d+\.\d; keep that to 12/,
      ),
    ]);

    const middling = {
      explanation:
        'The second option describes an accurate relationship between temperature and pressure, although several other important conditions are also necessary in order to obtain it.',
    };
    const questions = givenTest().questions.map((question) => ({ ...question, ...middling }));
    expect(problemLines(givenBank([givenTest({ questions })]))).toContainEqual(
      expect.stringMatching(/^ged\/math\/1\.txt:1 {2}Hints and explanations read at grade/),
    );
  });
});

describe('the bank', () => {
  it('has a test as long as the exam in each subject', () => {
    expect(problemLines(givenBank([givenTest()], { questions: 46 }))).toEqual([
      'ged/math/1.txt:1  GED Math has no practice test of 46 questions (it has: 20)',
    ]);
    expect(problemLines(givenBank([]))).toEqual([
      'catalog.json:1  GED Math has no practice test of 20 questions (it has: none)',
    ]);
  });

  it('asks nothing twice, except about one passage', () => {
    const again = {
      ...givenQuestion(0),
      lineNumber: 190,
      options: ['item0 no', 'item0 two', 'item0 three', 'item0 four'],
    };
    expect(problemLines(givenBank([givenTestWith(18, again)]))).toEqual([
      'ged/math/1.txt:190  This question is nearly the same as ged/math/1.txt:10; change one of the two',
    ]);

    const passage = { text: wordsOf(200), lineNumber: 5 };
    const { questions } = givenTest();
    const about = questions.with(0, { ...givenQuestion(0), passage }).with(18, { ...again, passage });
    expect(problemLines(givenBank([givenTest({ questions: about })]))).toEqual([]);
  });

  it('sees through other options to a stem that was copied', () => {
    const stem =
      'A nurse checks four babies at their one-year visits, all born at term. Which one needs a second look?';
    const { questions } = givenTest();
    const copied = questions
      .with(0, givenQuestion(0, { questionText: stem }))
      .with(1, givenQuestion(1, { questionText: stem.replace('one-year', 'six-month') }));

    expect(problemLines(givenBank([givenTest({ questions: copied })]))).toEqual([
      'ged/math/1.txt:20  This question is nearly the same as ged/math/1.txt:10; change one of the two',
    ]);
  });

  it('has no two tests with the same row of right letters', () => {
    const second = givenTest({
      file: 'ged/math/2.txt',
      questions: givenTest().questions.map((question, index) => ({
        ...question,
        questionText: `Where is thing${index}?`,
        options: ['up', 'down', 'left', 'around'].map((word) => `thing${index} ${word}`),
      })),
    });

    expect(problemLines(givenBank([givenTest(), second]))).toEqual([
      'ged/math/2.txt:1  The right letters BDACADBCCBDADAC follow each other in ged/math/1.txt too',
    ]);
  });

  it('draws no figure that nobody sees', () => {
    expect(problemLines(givenBank([givenTest()], { figures: ['bean'] }))).toEqual([
      'figures/bean.json:1  No question shows this figure',
    ]);
  });
});

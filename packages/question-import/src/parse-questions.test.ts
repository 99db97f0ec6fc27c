import { describe, expect, it } from 'vitest';

import { parseQuestions } from './parse-questions.ts';

const capital = ['Q: What is the capital of France?', 'A) Rome', 'B) Paris', 'C) Bonn', 'Answer: B'];

function parse(...lines: string[]) {
  return parseQuestions(lines.join('\n'));
}

/** The one question of a text without any problem. */
function readOne(...lines: string[]) {
  const { questions, errors, warnings } = parse(...lines);
  expect({ errors, warnings, count: questions.length }).toEqual({ errors: [], warnings: [], count: 1 });

  return questions[0];
}

describe('a question with options', () => {
  it('is read with all of its fields', () => {
    const fields = [
      'Explanation: It is on the Seine.',
      'Topic: Geography',
      'Difficulty: Hard',
      'Hint: Think of a tower.',
    ];

    expect(readOne(...capital, ...fields)).toEqual({
      questionText: 'What is the capital of France?',
      questionType: 'multiple_choice',
      options: ['Rome', 'Paris', 'Bonn'],
      correctAnswer: '1',
      explanation: 'It is on the Seine.',
      topic: 'Geography',
      difficulty: 'hard',
      hint: 'Think of a tower.',
      lineNumber: 1,
      endLineNumber: 9,
    });
  });

  it('is of medium difficulty, and has no other field, where none is given', () => {
    const question = readOne(...capital);

    expect(question?.difficulty).toBe('medium');
    expect(Object.keys(question ?? {})).not.toContain('explanation');
  });

  it('is read with the fields in any order, before or after the options', () => {
    const question = readOne(
      'Q: x?',
      'Hint: h',
      'Difficulty: easy',
      'Answer: b)',
      'A) 1',
      'B) 2',
      'Topic: t',
      'Explanation: e',
    );

    expect(question).toMatchObject({
      options: ['1', '2'],
      correctAnswer: '1',
      hint: 'h',
      topic: 't',
      explanation: 'e',
    });
  });

  it('can have ten options', () => {
    const options = [...'ABCDEFGHIJ'].map((letter, index) => `${letter}) ${index}`);

    expect(readOne('Q: x?', ...options, 'Answer: J')).toMatchObject({ correctAnswer: '9' });
  });

  it('carries the line it starts on', () => {
    expect(
      parse('', ...capital, '', '', 'Q: x?', 'a) 1', 'b) 2', 'answer: a').questions.map((q) => q.lineNumber),
    ).toEqual([2, 9]);
  });
});

describe('text over several lines', () => {
  it('keeps line breaks, blank lines and tables in a question', () => {
    const question = readOne(
      'Q: Tips:',
      '',
      '| Shift | Tips |',
      '|---|---|',
      '| 1 | $52 |  ',
      '',
      '  What next?',
      '',
      'A) 1',
      'B) 2',
      'Answer: A',
    );

    expect(question?.questionText).toBe('Tips:\n\n| Shift | Tips |\n|---|---|\n| 1 | $52 |\n\n  What next?');
  });

  it('starts below an empty "Q:"', () => {
    expect(readOne('Q:', '', '  What?', 'Answer: yes')?.questionText).toBe('What?');
  });

  it('keeps line breaks in an explanation', () => {
    expect(readOne(...capital, 'Explanation: One.', '', 'Two.', 'Topic: t')?.explanation).toBe(
      'One.\n\nTwo.',
    );
  });

  it('joins wrapped options and hints with a space', () => {
    const question = readOne(
      'Q: x?',
      'A) one',
      '  and a half',
      'B) two',
      'Answer: A',
      'Hint: think',
      'twice',
    );

    expect(question).toMatchObject({ options: ['one and a half', 'two'], hint: 'think twice' });
  });

  it('starts an option or a hint below its empty marker', () => {
    const question = readOne('Q: x?', 'A)', ' one', 'B) two', 'Answer: one', 'Hint:', 'think');

    expect(question).toMatchObject({ options: ['one', 'two'], correctAnswer: '0', hint: 'think' });
  });

  it('keeps a line like "C. difficile" in the text it follows', () => {
    const question = readOne(
      'Q: How is it spread?',
      'C. difficile forms spores.',
      'E. coli does not.',
      'A) touch',
      'B) air',
      'Answer: A',
    );

    expect(question?.questionText).toBe('How is it spread?\nC. difficile forms spores.\nE. coli does not.');
    expect(question?.options).toEqual(['touch', 'air']);
  });

  it('reads a line behind a backslash as text', () => {
    const question = readOne(
      'Q: Two lists:',
      '\\A) one',
      '\\Answer: two',
      '\\frac',
      'A) x',
      'B) y',
      'Answer: A',
    );

    expect(question?.questionText).toBe('Two lists:\nA) one\nAnswer: two\n\\frac');
  });

  it('reads what stands behind a marker as text, whatever it looks like', () => {
    expect(readOne('Q: A) or Answer: B?', 'Answer: Q: no')).toMatchObject({
      questionText: 'A) or Answer: B?',
      correctAnswer: 'Q: no',
    });
  });
});

describe('a true/false question', () => {
  it.each([
    ['True', '0'],
    ['false', '1'],
    ['T', '0'],
    ['f', '1'],
  ])('is one without options, answered by %s', (answer, correctAnswer) => {
    const expected = { questionType: 'true_false', options: ['True', 'False'], correctAnswer };

    expect(readOne('Q: The sun is a star.', `Answer: ${answer}`)).toMatchObject(expected);
  });

  it.each([
    ['A) True', 'B) False', 'A', '0'],
    ['A) TRUE', 'B) false', 'F', '1'],
    ['A) False', 'B) True', 'A', '1'],
    ['A) False', 'B) True', 'B) True', '0'],
    ['A) False', 'B) True', 'true', '0'],
  ])('is one with the options %s and %s, answered by %s', (first, second, answer, correctAnswer) => {
    const expected = { questionType: 'true_false', options: ['True', 'False'], correctAnswer };

    expect(readOne('Q: The sun is a star.', first, second, `Answer: ${answer}`)).toMatchObject(expected);
  });

  it('is not one with a third option', () => {
    const question = readOne('Q: x', 'A) True', 'B) False', 'C) Not given', 'Answer: C');

    expect(question?.questionType).toBe('multiple_choice');
  });
});

describe('a question to fill in', () => {
  it.each([
    ['nine', 'nine'],
    [' 9 | nine |', '9|nine'],
    ['true|yes', 'true|yes'],
  ])('is one without options, answered by %j', (answer, correctAnswer) => {
    expect(readOne('Q: 3 × 3 = ?', `Answer: ${answer}`)).toMatchObject({
      questionType: 'fill_blank',
      options: [],
      correctAnswer,
    });
  });
});

describe('the dress of a text', () => {
  const plain = [...capital, 'Explanation: e', '', 'Q: Two?', 'Answer: true'].join('\n');

  it.each([
    ['a byte order mark', `\ufeff${plain}`],
    ['CRLF', plain.replaceAll('\n', '\r\n')],
    ['CR', plain.replaceAll('\n', '\r')],
    ['tabs around markers', plain.replaceAll(/^(\w+)([:)]) /gm, '\t$1\t$2\t\t')],
    ['no-break spaces around markers', plain.replaceAll(/^(\w+)([:)]) /gm, '\u00a0$1\u00a0$2\u00a0')],
    [
      'zero-width characters around markers',
      plain.replaceAll(/^(\w+)([:)]) /gm, '\u200b\u200e$1\u200d$2\u2060\u200c '),
    ],
    ['blanks at the ends of lines', plain.replaceAll('\n', ' \t\u00a0\n')],
    ['small letters', plain.replaceAll(/^\w+/gm, (marker) => marker.toLowerCase())],
  ])('does not matter: %s', (_name, dressed) => {
    const { questions, errors, warnings } = parseQuestions(dressed);

    expect({ errors, warnings }).toEqual({ errors: [], warnings: [] });
    expect(
      questions.map(({ lineNumber, options, correctAnswer }) => ({ lineNumber, options, correctAnswer })),
    ).toEqual([
      { lineNumber: 1, options: ['Rome', 'Paris', 'Bonn'], correctAnswer: '1' },
      { lineNumber: 8, options: ['True', 'False'], correctAnswer: '0' },
    ]);
  });

  it('keeps the characters inside a text', () => {
    expect(readOne('Q: 4\u00a0cm –\t“x” 👩\u200d⚕️?', 'Answer: ½')?.questionText).toBe(
      '4\u00a0cm –\t“x” 👩\u200d⚕️?',
    );
  });
});

describe('parserInfo', () => {
  it('is sure of a text in which everything was read', () => {
    expect(parse(...capital, '', 'Q: 1 + 1?', 'Answer: two').parserInfo).toEqual({
      confidence: 1,
      detectedFormat: {
        questionPattern: 'Lines that start with "Q:"',
        optionPattern: 'Lines that start with "A)" to "C)"',
        answerPattern: 'Lines that start with "Answer:" and a letter, or the answer in words',
      },
    });
  });

  it('is less sure with each question and line that was not read', () => {
    expect(parse('Chapter 1', ...capital, 'Q: x?', 'Q: y?', 'Answer: yes').parserInfo.confidence).toBe(0.5);
  });

  it('says when nothing was found', () => {
    expect(parse('Chapter 1').parserInfo).toEqual({
      confidence: 0,
      detectedFormat: {
        questionPattern: 'Not found',
        optionPattern: 'Not found',
        answerPattern: 'Not found',
      },
    });
  });
});

describe('a file as the export writes it', () => {
  const HEADER = 'Title: Sums\nMinutes: 10\nPassing score: 70\nDifficulty: easy\n\n';

  it('is read past its header, which is said once', () => {
    const { questions, errors, warnings, parserInfo } = parseQuestions(
      `${HEADER}Q: What is 1 + 1?\nA) 1\nB) 2\nAnswer: B\n`,
    );

    expect(questions).toMatchObject([{ questionText: 'What is 1 + 1?', lineNumber: 6 }]);
    expect(errors).toEqual([]);
    expect(warnings).toEqual([{ lineNumber: 1, message: expect.stringContaining('("Sums")') }]);
    expect(parserInfo.confidence).toBe(1);
  });

  it('has errors where its header is not whole', () => {
    const { errors } = parseQuestions('Title: Sums\n\nQ: What is 1 + 1?\nA) 1\nB) 2\nAnswer: B\n');

    expect(errors).toMatchObject([{ lineNumber: 1 }]);
  });
});

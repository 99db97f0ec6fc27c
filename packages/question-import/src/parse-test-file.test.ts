import { describe, expect, it } from 'vitest';

import { parseTestFile } from './parse-test-file.ts';

const header = [
  'Title: Science 1',
  'Description: Two',
  'Minutes: 45',
  'Passing score: 70',
  'Difficulty: medium',
];
const questions = ['Q: The sun is a star.', 'Answer: true'];

function parse(...lines: string[]) {
  return parseTestFile([...lines, '', ...questions].join('\n'));
}

function problem(lineNumber: number, part: string) {
  return { lineNumber, message: expect.stringContaining(part) };
}

describe('parseTestFile', () => {
  it('reads the header and the questions, with the lines of the whole file', () => {
    const file = parse(...header);

    expect(file.errors).toEqual([]);
    expect(file.header).toEqual({
      title: 'Science 1',
      description: 'Two',
      timeLimitMinutes: 45,
      passingScore: 70,
      difficulty: 'medium',
    });
    expect(file.questions).toMatchObject([{ questionText: 'The sun is a star.', lineNumber: 7 }]);
  });

  it('reads fields in any order, case and dress, without a description', () => {
    const file = parse(
      '\ufeffPASSING \u00a0score : 0\r',
      '',
      ' difficulty:Hard',
      'minutes: 1',
      'title\u200b: 1: One',
    );

    expect(file).toMatchObject({ errors: [], questions: [{}] });
    expect(file.header).toEqual({
      title: '1: One',
      timeLimitMinutes: 1,
      passingScore: 0,
      difficulty: 'hard',
    });
  });

  it('reads the scoring rule and the tools of the exam, where there are any', () => {
    const file = parse(
      ...header,
      'Scoring: Partial credit',
      'Calculator: scientific',
      'Formula sheet: GED mathematics',
      'Symbol guide: Yes',
      'Highlighter: no',
    );

    expect(file.errors).toEqual([]);
    expect(file.header).toMatchObject({
      scoringRule: 'partial',
      calculator: 'scientific',
      formulaSheet: 'ged_mathematics',
      symbolGuide: true,
      highlighter: false,
    });
    expect(file.header).not.toHaveProperty('scratchPad');
  });

  it('reads the drop-down calculator', () => {
    expect(parse(...header, 'Calculator: Drop-down').header?.calculator).toBe('drop_down');
  });

  it('joins a wrapped description', () => {
    const file = parse(
      'Description: One',
      '  two',
      'three',
      ...header.filter((line) => !line.startsWith('Description')),
    );

    expect(file.header?.description).toBe('One two three');
  });

  it.each<[name: string, lines: string[], lineNumber: number, part: string]>([
    ['no title', header.slice(1), 1, 'no "Title:" line'],
    ['no minutes', header.filter((line) => !line.startsWith('Minutes')), 1, 'no "Minutes:" line'],
    ['no passing score', header.filter((line) => !line.startsWith('Passing')), 1, 'no "Passing score:" line'],
    ['no difficulty', header.slice(0, 4), 1, 'no "Difficulty:" line'],
    ['an empty title', ['Title:', ...header.slice(1)], 1, '"Title:" needs some words'],
    [
      'an empty description',
      ['Description:', header[0] ?? '', ...header.slice(2)],
      1,
      'The description has no text',
    ],
    ['two titles', [...header, 'Title: Science 2'], 6, 'already has "Title:" on line 1'],
    ['two descriptions', [...header, 'description: Two'], 6, 'already has "Description:" on line 2'],
    [
      'an unknown scoring rule',
      [...header, 'Scoring: constructor'],
      6,
      '"Scoring:" must be one of these: all or nothing, partial credit',
    ],
    [
      'an unknown calculator',
      [...header, 'Calculator: big'],
      6,
      '"Calculator:" must be one of these: four function, drop-down, scientific',
    ],
    [
      'a tool that is neither there nor not',
      [...header, 'Scratch pad: maybe'],
      6,
      '"Scratch pad:" must be one of these: yes, no',
    ],
    ['an unknown line', [...header, 'Section 1'], 6, 'no part of the header'],
    [
      'a line below a description',
      ['Description: Two', '', 'Section 1', header[0] ?? '', ...header.slice(2)],
      3,
      'no part',
    ],
    ['an option', [...header, 'A) one'], 6, 'no part of the header'],
  ])('refuses a header with %s, and still reads the questions', (_name, lines, lineNumber, part) => {
    const file = parse(...lines);

    expect(file.errors).toEqual([problem(lineNumber, part)]);
    expect(file.header).toBeUndefined();
    expect(file.questions).toHaveLength(1);
  });

  it.each([
    ['Minutes', 3, ['', '0', '-5', '1.5', '45 minutes', 'many', '1e3', '4\u0665', '9999999999']],
    ['Passing score', 4, ['', '101', '-1', '70%', '69.5', 'most']],
    ['Difficulty', 5, ['', 'extreme', 'easy or hard']],
  ] as const)('refuses a wrong value of %s', (label, lineNumber, values) => {
    for (const value of values) {
      const file = parse(...header.with(lineNumber - 1, `${label}: ${value}`));

      expect(file.errors).toEqual([problem(lineNumber, `"${label}:" must be`)]);
      expect(file.header).toBeUndefined();
    }
  });

  it('names every fault of an empty text', () => {
    expect(parseTestFile('')).toMatchObject({ header: undefined, questions: [] });
    expect(parseTestFile('').errors.map((error) => error.lineNumber)).toEqual([1, 1, 1, 1, 1]);
  });

  it('leaves the words of the header to the questions once they have started', () => {
    expect(
      parseTestFile([...header, 'Q: Read:', 'Title: A Tale', 'Minutes: 3', 'Answer: Dickens'].join('\n')),
    ).toMatchObject({
      errors: [],
      questions: [{ questionText: 'Read:\nTitle: A Tale\nMinutes: 3' }],
    });
  });
});

import { describe, expect, it } from 'vitest';

import { parseQuestions } from './parse-questions.ts';

const passage = [
  'Passage: The Night Bus',
  'Source: A. Writer, Rides, 1852',
  '',
  '[1] It came.',
  '',
  '| a | b |',
];
const first = ['Q: What came?', 'A) a bus', 'B) a train', 'Answer: A'];
const second = ['Q: When?', 'Answer: night'];

function parse(...lines: string[]) {
  return parseQuestions(lines.join('\n'));
}

describe('a passage', () => {
  it('belongs to every question after it, up to its end', () => {
    const { questions, errors, warnings } = parse(
      ...passage,
      '',
      ...first,
      '',
      ...second,
      '',
      'End of passage',
      ...second,
    );
    const shared = questions[0]?.passage;

    expect({ errors, warnings: warnings.map(({ lineNumber }) => lineNumber) }).toEqual({
      errors: [],
      warnings: [17],
    });
    expect(shared).toEqual({
      title: 'The Night Bus',
      source: 'A. Writer, Rides, 1852',
      text: '[1] It came.\n\n| a | b |',
      lineNumber: 1,
    });
    expect(questions[1]?.passage).toBe(shared);
    expect(questions[2]).not.toHaveProperty('passage');
    expect(questions.map(({ lineNumber, endLineNumber }) => [lineNumber, endLineNumber])).toEqual([
      [8, 11],
      [13, 14],
      [17, 18],
    ]);
  });

  it('ends where the next one starts', () => {
    const { questions } = parse(
      'Passage:',
      'One.',
      ...first,
      'passage: Two',
      'Text.',
      'source: s',
      'More.',
      ...second,
    );

    expect(questions.map(({ passage: group }) => group)).toEqual([
      { text: 'One.', lineNumber: 1 },
      { title: 'Two', text: 'Text.\nMore.', source: 's', lineNumber: 7 },
    ]);
  });

  it('is ended by no other line, and "Source:" in a question is text', () => {
    const { questions } = parse(
      'Passage:',
      'One.',
      'Q: x?',
      'Source: a map.',
      'The end of passage one.',
      'Answer: true',
    );

    expect(questions[0]?.questionText).toBe('x?\nSource: a map.\nThe end of passage one.');
  });

  it.each<[name: string, lines: string[], lineNumber: number, part: string]>([
    ['has no text', ['Passage: x', '', ...first], 1, 'has no text'],
    ['holds an option', ['Passage: x', 'Text.', 'A) lost', ...first], 3, 'inside a passage'],
    ['holds a key', ['Passage: x', 'Text.', 'Answer: B', ...first], 3, 'begin that question with "Q:"'],
    ['has two sources', ['Passage: x', 'Source: a', 'Source: b', 'Text.', ...first], 3, 'on line 2'],
  ])('leaves its questions out where it %s, and they name that line', (_name, lines, lineNumber, part) => {
    const { questions, errors } = parse(...lines, 'End of passage', ...second);

    expect(questions.map(({ questionText }) => questionText)).toEqual(['When?']);
    expect(errors).toEqual([
      expect.objectContaining({ lineNumber, message: expect.stringContaining(part) }),
      expect.objectContaining({ causeLineNumber: lineNumber }),
    ]);
  });

  it.each<[name: string, lines: string[], lineNumber: number, part: string]>([
    [
      'a passage without questions',
      ['Passage: x', 'Text.', 'Passage: y', 'Text.', ...first],
      1,
      'No question',
    ],
    ['an end without a start', ['End of passage', ...first], 1, 'No passage is open'],
    ['a source without text', ['Passage: x', 'Source:', 'Text.', ...first], 2, 'source has no text'],
  ])('warns of %s', (_name, lines, lineNumber, part) => {
    const { questions, errors, warnings } = parse(...lines);

    expect(questions).toHaveLength(1);
    expect(errors).toEqual([]);
    expect(warnings).toEqual([{ lineNumber, message: expect.stringContaining(part) }]);
  });

  it('claims no line behind its end', () => {
    expect(parse(...passage, ...first, 'End of passage', 'Chapter 2', ...second)).toMatchObject({
      questions: [{}, {}],
      errors: [{ lineNumber: 12, message: expect.stringContaining('behind "End of passage"') }],
    });
  });
});

describe('an image', () => {
  const withImage = (...lines: string[]) => parse('Q: x?', ...lines, 'Answer: true');

  it.each(['/figures/circle.svg', '/api/images/3f9a'])('is read from the path %s', (path) => {
    const { questions, errors, warnings } = withImage(`Image: ${path}`, 'Image  Description: A circle.');

    expect({ errors, warnings }).toEqual({ errors: [], warnings: [] });
    expect(questions[0]).toMatchObject({ questionText: 'x?', image: path, imageDescription: 'A circle.' });
  });

  it.each([
    'https://example.com/a.png',
    '//example.com/a.png',
    '/\\example.com',
    'circle.svg',
    '/a b',
    '/',
    'data:x',
    '',
  ])('is refused at %j, with the way to bring it in', (path) => {
    expect(withImage(`Image: ${path}`, 'Image description: x')).toMatchObject({
      questions: [],
      errors: [{ lineNumber: 2, message: expect.stringContaining('in the question editor') }],
    });
  });

  it('draws a warning without a description', () => {
    expect(withImage('Image: /a.svg')).toMatchObject({ questions: [{}], warnings: [{ lineNumber: 2 }] });
  });

  it('must be there where it is described', () => {
    expect(withImage('Image description: x')).toMatchObject({ questions: [], errors: [{ lineNumber: 2 }] });
  });
});

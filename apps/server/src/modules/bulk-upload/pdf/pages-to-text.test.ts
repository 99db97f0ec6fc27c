import { describe, expect, it } from 'vitest';

import { pagesToText } from './pages-to-text.ts';
import type { PdfPage } from './pdf-page.ts';

const LETTER_POINTS = 5;
const LEADING_POINTS = 14;

/** A page set in letters of one width, from the top down; an empty text is an empty line. */
function pageOf(texts: readonly string[]): PdfPage {
  return {
    width: 500,
    height: 700,
    pieces: texts.flatMap((text, index) =>
      text === ''
        ? []
        : [
            {
              text,
              x: 40,
              y: 660 - index * LEADING_POINTS,
              width: text.length * LETTER_POINTS,
              height: 10,
              isBold: false,
            },
          ],
    ),
  };
}

const textOf = (...pages: string[][]) => pagesToText(pages.map(pageOf)).text;

it.each([
  ['blanks', `Question${' '.repeat(200_000)}x`],
  ['letters', `${'a'.repeat(200_000)}1`],
  ['hyphens', `${'a-'.repeat(100_000)}1`],
])('a line with very many %s is read', (_, line) => {
  expect(textOf(['A short line', line, 'and one more'])).toContain(line);
});

describe('a wrapped line', () => {
  it.each([
    ['plants do photosyn-', 'thesis in their leaves', 'plants do photosynthesis in their leaves'],
    ['plants do photosyn\u2010', 'thesis in their leaves', 'plants do photosynthesis in their leaves'],
    ['the year of the Anglo-', 'Saxon king', 'the year of the Anglo-Saxon king'],
  ])('is joined, without a hyphen that only the wrap made: %s', (first, second, joined) => {
    expect(textOf([first, second])).toBe(joined);
  });

  it('keeps a hyphen that the document writes elsewhere', () => {
    expect(textOf(['Who is a self-employed one', '', 'A person who is self-', 'employed works alone'])).toBe(
      'Who is a self-employed one\n\nA person who is self-employed works alone',
    );
  });

  it('goes on over the end of a page', () => {
    expect(textOf(['All of it is long enough to', 'reach the end of the'], ['line and the page.'])).toBe(
      'All of it is long enough to reach the end of the line and the page.',
    );
  });

  it('may start with a number, as long as no numbers around it make it a question', () => {
    const sum = ['First the power makes 4 squared: ', '16. Then the rest.'];

    expect(textOf(sum)).toBe('First the power makes 4 squared: 16. Then the rest.');
    expect(textOf([...sum, '17. What is next?'])).toContain('squared:\n16. Then');
  });

  it('is not joined with the option below it', () => {
    expect(textOf(['Which of them is the right one', 'A) This', 'B) That'])).toBe(
      'Which of them is the right one\nA) This\nB) That',
    );
  });
});

describe('lines at the edges of the pages', () => {
  const body = (number: number) => [
    `Q: What is ${'one and '.repeat(number)}one?`,
    'A) Two, as far as anyone can say',
    `B) ${'Not '.repeat(number)}two`,
    'C) Three',
  ];
  const pages = (count: number, header: string, footer: string) =>
    Array.from({ length: count }, (_, index) => [
      header,
      '',
      '',
      ...body(index + 1),
      '',
      '',
      footer.replace('#', String(index + 1)),
    ]);

  it.each([2, 3, 5])('are left out where they come again on %i pages, and named', (count) => {
    const { text, leftOut } = pagesToText(pages(count, 'Biology 101', 'Page #').map(pageOf));

    expect(leftOut).toEqual(['Biology 101', 'Page 1']);
    expect(text).not.toMatch(/Biology|Page/);
  });

  it.each(['Answer: B', 'D) 4', 'Question 5'])('stay where they belong to a question: %s', (line) => {
    expect(textOf(...pages(4, 'Biology 101', line)).split(line)).toHaveLength(5);
  });

  it('stay where they stand at another height on each page', () => {
    const text = textOf(
      ['Cells', '', 'One line here, and no more of them'],
      ['', 'Cells', '', 'Two lines here, or so it is said'],
      ['', '', 'Cells', '', 'And this is all there is to say'],
    );

    expect(text.match(/Cells/g)).toHaveLength(3);
  });
});

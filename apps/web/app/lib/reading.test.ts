import { expect, it } from 'vitest';

import { readingOf } from './reading.ts';

const bus = { id: 'p1', title: 'The Night Bus', text: 'It came late.', source: 'A. Writer, 1852' };
const memo = { id: 'p2', text: 'To all staff.' };

const about = (...passages: (typeof bus | typeof memo | undefined)[]) =>
  passages.map((passage) => ({ passage }));

it('finds nothing to read for a question without a passage', () => {
  expect(readingOf(about(bus, undefined), 1)).toBeUndefined();
  expect(readingOf([], 0)).toBeUndefined();
});

it('gives the passage with the numbers of its questions', () => {
  expect(readingOf(about(undefined, bus, bus, bus), 2)).toEqual({
    ...bus,
    tabs: [],
    note: 'For questions 2 to 4',
  });
});

it.each([
  [about(memo), 'For question 1'],
  [about(memo, memo), 'For questions 1 and 2'],
  [about(memo, undefined, memo, memo), 'For questions 1, 3, and 4'],
])('names one, two and scattered questions', (questions, note) => {
  expect(readingOf(questions, 0)).toMatchObject({ title: 'Read this text', note });
});

it('joins the parts of an exhibit that grew', () => {
  const tabs = [
    { title: 'Notes', text: '1200: He sweats.' },
    { title: 'Orders', text: 'Oxygen.' },
    { title: 'Notes', text: '1230: The pain is gone.' },
  ];

  expect(readingOf([{ passage: { id: 'p3', text: '', tabs } }], 0)?.tabs).toEqual([
    { title: 'Notes', text: '1200: He sweats.\n\n1230: The pain is gone.' },
    { title: 'Orders', text: 'Oxygen.' },
  ]);
});

import { describe, expect, it } from 'vitest';

import { countLines, lineAt, lineFollower, placeOfLine, withPlainLineEnds } from './lines.ts';

it('counts lines as the server does, whatever they end with', () => {
  expect(withPlainLineEnds('a\r\nb\rc\nd')).toBe('a\nb\nc\nd');
  expect(countLines('a\nb\n')).toBe(3);
  expect(countLines('')).toBe(1);
});

it.each([
  [1, 'one'],
  [2, ''],
  [3, 'three'],
  [9, 'three'],
])('finds the place of line %i', (lineNumber, line) => {
  const text = 'one\n\nthree';
  const { start, end } = placeOfLine(text, lineNumber);

  expect(text.slice(start, end)).toBe(line);
});

it('tells the line of a place', () => {
  expect(['one\ntwo'].flatMap((text) => [0, 3, 4, 7].map((place) => lineAt(text, place)))).toEqual([
    1, 1, 2, 2,
  ]);
});

describe('a line is followed through an edit', () => {
  const before = 'a\nb\nc\nd\ne';

  it.each([
    ['nothing changed', before, [1, 2, 3, 4, 5]],
    ['a line more above it', 'new\na\nb\nc\nd\ne', [2, 3, 4, 5, 6]],
    ['a line more behind b', 'a\nb\nnew\nc\nd\ne', [1, 2, 4, 5, 6]],
    ['c is another', 'a\nb\nC and more\nd\ne', [1, 2, 3, 4, 5]],
    ['c and d are gone', 'a\nb\ne', [1, 2, 2, 2, 3]],
    ['all is gone', '', [1, 1, 1, 1, 1]],
  ])('%s', (_what, after, expected) => {
    const follow = lineFollower(before, after);

    expect([1, 2, 3, 4, 5].map(follow)).toEqual(expected);
  });
});

import { describe, expect, it } from 'vitest';

import { escapeLine, readMarker, unescapeLine } from './markers.ts';

describe('readMarker', () => {
  it.each(['Q:', 'q:', 'Q :', 'Question:', 'QUESTION :', '\tQ:', '\u00a0Q\u00a0:', '\u200dQ\u200c:'])(
    'reads %j as the start of a question',
    (marker) => {
      expect(readMarker(`${marker} text`)).toEqual({ kind: 'question', contentStart: marker.length });
    },
  );

  it.each([
    ['A) x', 0],
    ['j)x', 9],
    ['  B ) x', 1],
    ['\u200eC)', 2],
    ['Z) x', 25],
  ])('reads %j as an option', (line, letterIndex) => {
    expect(readMarker(line)).toMatchObject({ kind: 'option', letterIndex });
  });

  it.each([
    ['Answer: B', 'answer'],
    ['ANSWER : B', 'answer'],
    ['explanation: x', 'explanation'],
    ['Topic: x', 'topic'],
    ['\u00a0Difficulty\t: x', 'difficulty'],
    ['Hint:', 'hint'],
  ])('reads %j as the field %s', (line, name) => {
    expect(readMarker(line)).toMatchObject({ kind: 'field', name });
  });

  it.each(['', '   ', '\t\u00a0', '\u200b\u200d', '\r'])('reads %j as blank', (line) => {
    expect(readMarker(line)).toEqual({ kind: 'blank' });
  });

  it.each([
    'C. difficile',
    'E. coli',
    'A. x',
    '(A) x',
    '1) x',
    'Quiz: x',
    'Q',
    'Answers: B',
    'Answer B',
    'é) x',
    '\\A) x',
    'AB) x',
  ])('reads %j as text', (line) => {
    expect(readMarker(line)).toEqual({ kind: 'text' });
  });
});

describe('escapeLine', () => {
  it.each([
    ['A) x', '\\A) x'],
    ['  Answer: x', '  \\Answer: x'],
    ['\\Q: x', '\\\\Q: x'],
    ['\\frac{1}{2}', '\\frac{1}{2}'],
    ['C. difficile', 'C. difficile'],
    ['', ''],
  ])('turns %j into %j, and back', (line, escaped) => {
    expect(escapeLine(line)).toBe(escaped);
    expect(unescapeLine(escaped)).toBe(line);
    expect(readMarker(escaped).kind).toBe(line === '' ? 'blank' : 'text');
  });
});

import { describe, expect, it } from 'vitest';

import { parseItem, printItem } from '../item-text.ts';
import { gradeItem, readResponse } from '../registry.ts';
import { linesOf } from '../testing/index.ts';

function number(value: string, tolerance?: string, unit?: string) {
  return {
    type: 'numeric_entry' as const,
    content: unit === undefined ? {} : { unit },
    key: tolerance === undefined ? { value } : { value, tolerance },
  };
}

describe('a number that is typed in', () => {
  it.each([
    ['3/4', '0.75', 1],
    ['3/4', '.75', 1],
    ['3/4', '6/8', 1],
    ['3/4', '¾', 1],
    ['3/4', '0.7500', 1],
    ['3/4', '0,75', 0],
    ['1/3', '0.33', 0],
    ['1 1/2', '1.5', 1],
    ['1 1/2', '1½', 1],
    ['1 1/2', '1 ½', 1],
    ['1 1/2', '3/2', 1],
    ['1 1/2', '11/2', 0],
    ['-2 1/4', '−2.25', 1],
    ['-2 1/4', '-2.25', 1],
    ['-2 1/4', '–9/4', 1],
    ['-2 1/4', '2.25', 0],
    ['1250', '1,250', 1],
    ['1,250.5', '1250.50', 1],
    ['1250', '1 250', 0],
    ['1250', '12,50', 0],
    ['0.1', '.1', 1],
    ['5', '5.', 1],
    ['5', '+5', 1],
    ['5', 'five', 0],
    ['5', '1e1', 0],
    ['5', '5/0', 0],
    ['5', '', 0],
  ])('takes for %s the answer %s as %i of 1', (value, given, points) => {
    expect(gradeItem(number(value), given, 'partial').points).toBe(points);
  });

  it.each([
    ['12.5', '0.1', '12.6', 1],
    ['12.5', '0.1', '12.4', 1],
    ['12.5', '0.1', '12.61', 0],
    ['0.3', '0.1', '0.2', 1],
    ['1/3', '0.01', '0.33', 1],
  ])('takes for %s ± %s the answer %s as %i of 1, without rounding', (value, tolerance, given, points) => {
    expect(gradeItem(number(value, tolerance), given, 'partial').points).toBe(points);
  });

  it.each([
    ['12.5', 'mL', '12.5 mL', 1],
    ['12.5', 'mL', '12.5ML', 1],
    ['12.5', 'mL', '12.5', 1],
    ['12.5', 'mL', '12.5 L', 0],
    ['45', '$', '$45.00', 1],
    ['-45', '$', '-$45', 1],
    ['20', '%', '20%', 1],
  ])('takes for %s %s the answer %s as %i of 1', (value, unit, given, points) => {
    expect(gradeItem(number(value, undefined, unit), given, 'partial').points).toBe(points);
  });

  it('says that a word is no number', () => {
    expect(readResponse(number('5'), 'five')).toHaveProperty('problems.0.path', 'response');
  });

  it.each([
    ['Answer: 12.5 ± 0.1 mL', number('12.5', '0.1', 'mL')],
    ['Answer: 12.5 +/- 0.1 mL', number('12.5', '0.1', 'mL')],
    ['Answer: 1 1/2 cups', number('1 1/2', undefined, 'cups')],
    ['Answer: 1,250', number('1,250')],
  ])('reads %s', (line, item) => {
    expect(parseItem(linesOf(`Type: number\n${line}`))).toEqual({ item });
    expect(parseItem(linesOf(printItem(item).join('\n')))).toEqual({ item });
  });

  it.each(['Answer: twelve', 'Answer: 5 ± ', 'Answer: 5 ± -1', 'Answer: 5/0 mL 7'])('refuses %s', (line) => {
    expect(parseItem(linesOf(`Type: number\n${line}`))).toHaveProperty('problems.0.lineNumber', 2);
  });
});

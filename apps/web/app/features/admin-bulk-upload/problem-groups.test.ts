import { describe, expect, it } from 'vitest';

import { applyMends, groupProblems } from './problem-groups.ts';
import type { LineProblem } from './use-followed-problems.ts';

function problem(lineNumber: number, message: string, mended?: string): LineProblem {
  return {
    id: `error-${lineNumber}`,
    kind: 'error',
    lineNumber,
    message,
    ...(mended !== undefined && { mend: { offer: 'Read it so?', line: mended } }),
  };
}

describe('groupProblems', () => {
  it('makes one of many that differ only in what they quote and count', () => {
    const problems = Array.from({ length: 79 }, (_, index) =>
      problem(
        index * 6 + 5,
        `The answer is “${index}, text”, but the last option is ${'ABC'.charAt(index % 3)}.`,
      ),
    );

    expect(groupProblems(problems)).toEqual([
      { id: 'error-5', first: problems[0], others: problems.slice(1) },
    ]);
  });

  it('leaves two alike apart, and those that say something else, in the order of their lines', () => {
    const groups = groupProblems([
      problem(9, 'No text on line 3.'),
      problem(2, 'No options.'),
      problem(4, 'No text on line 5.'),
    ]);

    expect(groups.map(({ first }) => first.lineNumber)).toEqual([2, 4, 9]);
  });

  it('tells those that can be mended from those that cannot', () => {
    const groups = groupProblems(
      [1, 2, 3, 4, 5, 6].map((line) => problem(line, 'Odd.', line > 3 ? 'x' : undefined)),
    );

    expect(groups.map(({ others }) => others.length)).toEqual([2, 2]);
  });
});

describe('applyMends', () => {
  it('puts each mended line in its place', () => {
    expect(applyMends('a\nb\nc', [problem(3, '', 'C'), problem(1, '', 'A'), problem(2, '')])).toBe('A\nb\nC');
  });

  it('leaves a text alone that has become shorter', () => {
    expect(applyMends('a', [problem(4, '', 'D')])).toBe('a');
  });
});

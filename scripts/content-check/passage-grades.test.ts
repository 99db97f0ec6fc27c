import { expect, it } from 'vitest';

import { passageGradeProblems, passageGradeReport } from './passage-grades.ts';
import { givenBank, givenTestWith } from './testing/given-bank.ts';

const EASY = 'The cat sat on the mat. It was a big red mat. The dog ran in.';
const HARD =
  'Considerable economic uncertainty accompanied the unanticipated reorganization of international agricultural markets.';
const bankWith = (text: string) => givenBank([givenTestWith(2, { passage: { text, lineNumber: 25 } })]);

it('says how hard the passages of each exam read', () => {
  expect(passageGradeReport(bankWith(EASY))).toMatch(
    /^Passages by school grade \(goal: 8 to 12\)\nGED: 1 passages, grade -?\d+\.\d to -?\d+\.\d, median -?\d+\.\d$/,
  );
  expect(passageGradeReport(givenBank([]))).toBe('Passages by school grade (goal: 8 to 12)');
});

it('does not let them become easier than the bank has them', () => {
  expect(passageGradeProblems(bankWith(HARD))).toEqual([]);
  expect(passageGradeProblems(bankWith(EASY))).toEqual([
    {
      file: 'catalog.json',
      lineNumber: 1,
      message: expect.stringMatching(/^GED: half of the passages read at grade .* or lower; 8 is the least/),
    },
  ]);
});

it('reads no tables, and takes a paragraph without a stop for a sentence', () => {
  const table = '\n\n| Considerable uncertainty | International reorganization |\n|---|---|';
  const report = passageGradeReport(bankWith(EASY));

  expect(passageGradeReport(bankWith(EASY + table))).toBe(report);
  expect(passageGradeReport(bankWith(EASY.replaceAll('. ', '\n\n')))).toBe(report);
});

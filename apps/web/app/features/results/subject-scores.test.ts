import { expect, it } from 'vitest';

import { subjectBars, subjectFinding, subjectScores, subjectTable } from './subject-scores.ts';
import { givenAttempt } from './testing/given-results.ts';

const attempt = (examSubject: string, score: number) => givenAttempt({ examSubject, score });
const SCORES = subjectScores([attempt('Science', 82), attempt('Social Studies', 60), attempt('Science', 67)]);

it('tells the latest score and the average of each subject, the lowest first', () => {
  expect(subjectTable(SCORES).rows.map(({ cells }) => cells)).toEqual([
    ['Social Studies', '60%', 'Needs Work', '60%', '1 test'],
    ['Science', '82%', 'Good', '75%', '2 tests'],
  ]);
  expect(subjectBars(SCORES, 70).map(({ name, isWeak }) => [name, isWeak])).toEqual([
    ['Social Studies', true],
    ['Science', false],
  ]);
});

it.each([
  [SCORES, 'Your latest scores run from 60% in Social Studies to 82% in Science'],
  [
    subjectScores([attempt('Science', 80), attempt('Social Studies', 80)]),
    'Your latest score is 80% in each subject',
  ],
])('is found to say so in words', (scores, finding) => {
  expect(subjectFinding(scores)).toBe(finding);
});

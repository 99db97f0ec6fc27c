import { expect, it } from 'vitest';

import { isInScope, readScope, takenExams } from './exam-scope.ts';

const placed = (examType: string, examSubject: string) => ({ examType, examSubject });

const ATTEMPTS = [
  placed('HESI', 'Biology'),
  placed('GED', 'Science'),
  placed('GED', 'Social Studies'),
  placed('GED', 'Science'),
];
const EXAMS = takenExams(ATTEMPTS);

it('lists the exams that were taken, each with its subjects, the last one first', () => {
  expect(EXAMS).toEqual([
    { examType: 'HESI', subjects: ['Biology'] },
    { examType: 'GED', subjects: ['Science', 'Social Studies'] },
  ]);
});

it.each([
  ['', { examType: 'HESI', subject: 'Biology' }],
  ['exam=GED', { examType: 'GED', subject: null }],
  ['exam=GED&subject=Science', { examType: 'GED', subject: 'Science' }],
  ['exam=GED&subject=Biology', { examType: 'GED', subject: null }],
  ['exam=TEAS', { examType: 'HESI', subject: 'Biology' }],
])('reads the address "%s"', (address, scope) => {
  expect(readScope(new URLSearchParams(address), EXAMS)).toEqual(scope);
});

it('holds what belongs to the exam and the subject', () => {
  expect(ATTEMPTS.filter(isInScope({ examType: 'GED', subject: null }))).toHaveLength(3);
  expect(ATTEMPTS.filter(isInScope({ examType: 'GED', subject: 'Science' }))).toHaveLength(2);
});

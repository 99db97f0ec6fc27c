import { calls } from '@second-bell/contract/calls';

import { fillPath } from '../api-client.ts';

/** What the page of a timed test asks the server for before it starts. */
export function runnerAddresses(examId: string): string[] {
  return [
    fillPath(calls.exams.exam.path, { examId }),
    `${fillPath(calls.exams.questions.path, { examId })}?types=all`,
  ];
}

/** What the page of a student test asks the server for. */
export function studentTestAddresses(testId: string): string[] {
  return [
    fillPath(calls.exams.exam.path, { examId: testId }),
    `${fillPath(calls.catalog.questions.path, { testId })}?types=all`,
  ];
}

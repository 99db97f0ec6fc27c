import { count } from '#lib/format.ts';

type Counts = { subjectCount?: number; practiceTestCount?: number; questionCount: number };

/** How much hangs below a row, in words. */
export function countsOf({ subjectCount, practiceTestCount, questionCount }: Counts): string[] {
  return [
    ...(subjectCount === undefined ? [] : [count(subjectCount, 'subject')]),
    ...(practiceTestCount === undefined ? [] : [count(practiceTestCount, 'practice test')]),
    count(questionCount, 'question'),
  ];
}

/** What a delete takes along: nothing is said of what is not there. */
export function takenAlong(counts: Counts): string[] {
  return countsOf(counts).filter((words) => !words.startsWith('0 '));
}

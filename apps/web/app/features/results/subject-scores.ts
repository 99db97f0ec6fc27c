import type { Attempt } from '@second-bell/contract';
import { scoreBand, scoreOf } from '@second-bell/domain';

import { count } from '#lib/format.ts';

import type { BarRow, TableData } from './progress-view.ts';

/** A subject of one exam: the latest score, the mean of all, and how many there are. Percents. */
export type SubjectScore = { subject: string; latest: number; average: number; tests: number };

/** The subjects of one exam, by what was taken last in each; the lowest latest score first. */
export function subjectScores(newestFirst: readonly Attempt[]): SubjectScore[] {
  const bySubject = Map.groupBy(newestFirst, ({ examSubject }) => examSubject);

  return [...bySubject]
    .map(([subject, attempts]) => {
      const scores = attempts.map(scoreOf);
      const average = Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);

      return { subject, latest: scores[0] ?? 0, average, tests: scores.length };
    })
    .toSorted((one, other) => one.latest - other.latest);
}

/** The finding of the bars by subject, in words. */
export function subjectFinding(scores: readonly SubjectScore[]): string {
  const lowest = scores[0];
  const highest = scores.at(-1);
  if (!lowest || !highest) return 'No scores to show yet';
  if (lowest.latest === highest.latest) return `Your latest score is ${lowest.latest}% in each subject`;

  return `Your latest scores run from ${lowest.latest}% in ${lowest.subject} to ${highest.latest}% in ${highest.subject}`;
}

export function subjectBars(scores: readonly SubjectScore[], passingScore: number): BarRow[] {
  return scores.map(({ subject, latest }) => ({
    id: subject,
    name: subject,
    value: latest,
    words: `${latest}%`,
    isWeak: latest < passingScore,
  }));
}

export function subjectTable(scores: readonly SubjectScore[]): TableData {
  return {
    head: ['Subject', 'Latest score', 'Band', 'Average', 'Tests'],
    rows: scores.map(({ subject, latest, average, tests }) => ({
      id: subject,
      cells: [subject, `${latest}%`, scoreBand(latest), `${average}%`, count(tests, 'test')],
    })),
  };
}

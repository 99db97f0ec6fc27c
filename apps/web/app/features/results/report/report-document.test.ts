import { expect, it } from 'vitest';

import { givenScores, givenTest, givenTopic } from '../testing/given-results.ts';
import { reportDocument, reportFileName } from './report-document.ts';

const NOW = new Date(2026, 2, 9, 23, 30);

const REPORT = {
  attempts: givenScores(67, 92).toReversed(),
  progress: {
    topics: [givenTopic('Graphs 📈', 1, 4), givenTopic('Biology', 3, 3)],
    tests: [givenTest('Capitals', 60)],
  },
  origin: 'https://second-bell.example',
  now: NOW,
};

/** Every text, and every link, of a document in the order in which they stand there. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (typeof value !== 'object' || value === null) return [];

  const { text, link, stack, ol, table, ...rest } = value as Record<string, unknown>;
  const body = (table as { body?: unknown } | undefined)?.body;

  return [text, link, stack, ol, body, rest['content']].flatMap(wordsOf);
}

it('is named by the day where the learner is', () => {
  expect(reportFileName(NOW)).toBe('second-bell-progress-2026-03-09.pdf');
});

it('has a title and a language', () => {
  expect(reportDocument(REPORT)).toMatchObject({
    info: { title: 'Second Bell: progress report', author: 'Second Bell' },
    displayTitle: true,
    language: 'en-US',
  });
});

it('holds site, date, figures, topics with links, and every test', () => {
  const words = wordsOf(reportDocument(REPORT).content);
  const text = words.join(' | ');

  expect(text).toContain('Second Bell | Progress report | Mar 9, 2026');
  expect(text).toContain('2 | Tests completed | 80% | Average score | 0 hours | Total study time');
  expect(text).toContain('GED Social Studies:  | Your latest score is 92%, 25 points above your first.');
  expect(text).toContain('Graphs: 25% right.  | Practice | https://second-bell.example/practice-test');
  expect(words).toContain('https://second-bell.example/study-materials');
  expect(text).toContain('Graphs | GED Science | 1 of 4 | 25% | Biology | GED Science | 3 of 3 | 100%');
  expect(text).toContain('Mar 2, 2026 | Capitals | 92% | Excellent | 5 min | Mar 1, 2026 | Capitals | 67%');
});

it('says so where no topic is weak', () => {
  const progress = { ...REPORT.progress, topics: [givenTopic('Biology', 3, 3)] };

  expect(wordsOf(reportDocument({ ...REPORT, progress }).content)).toContain(
    'No topic stands out as weak so far. Keep going.',
  );
});

it('breaks a word that is too long for its column, and no other', () => {
  const topics = [givenTopic('x'.repeat(90), 1, 4), givenTopic('Ratios, rates and percents', 1, 3)];
  const document = reportDocument({ ...REPORT, progress: { ...REPORT.progress, topics } });
  const broken = JSON.stringify(document.content).match(/"text":"[^"]*","wordBreak"/g);

  expect(broken).toEqual([`"text":"${'x'.repeat(90)}","wordBreak"`]);
});

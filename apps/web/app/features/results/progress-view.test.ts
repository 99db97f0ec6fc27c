import { describe, expect, it } from 'vitest';

import {
  namedTopics,
  paceBars,
  paceFinding,
  paceTable,
  scoreFinding,
  scoreRows,
  scoreTable,
  strengths,
  type TableData,
  topicBars,
  topicFinding,
  topicsToWorkOn,
  topicTable,
} from './progress-view.ts';
import { givenScores, givenTest, givenTopic } from './testing/given-results.ts';

const cellsOf = ({ rows }: TableData) => rows.map(({ cells }) => cells);

describe('score over time', () => {
  it.each([
    [[67], 'Your first score is 67%'],
    [[67, 83], 'Your latest score is 83%, 16 points above your first'],
    [[67, 66], 'Your latest score is 66%, 1 point below your first'],
    [[67, 90, 67], 'Your latest score is 67%, the same as your first'],
    [[50, 60, 70, 70, 80, 90], 'Your last 3 scores average 80%, 20 points above your first 3'],
  ])('of %o is found to say "%s"', (scores, finding) => {
    expect(scoreFinding(givenScores(...scores))).toBe(finding);
  });

  it('is a row per test, oldest first, with its band', () => {
    const rows = scoreRows(givenScores(67, 92));

    expect(rows).toEqual([
      { id: 1, when: 'Mar 1, 2026', score: 67, tests: 1 },
      { id: 2, when: 'Mar 2, 2026', score: 92, tests: 1 },
    ]);
    expect(scoreTable(rows).head).toEqual(['Date', 'Score', 'Band']);
    expect(cellsOf(scoreTable(rows))).toEqual([
      ['Mar 1, 2026', '67%', 'Needs Work'],
      ['Mar 2, 2026', '92%', 'Excellent'],
    ]);
  });

  it('gathers 500 tests to points of several, and says how many', () => {
    const rows = scoreRows(givenScores(...Array.from({ length: 500 }, () => 80)));

    expect(rows).toHaveLength(39);
    expect(scoreTable(rows)).toMatchObject({ head: ['Date', 'Tests', 'Average score', 'Band'] });
    expect(cellsOf(scoreTable(rows))[0]).toEqual(['Mar 1, 2026 – Mar 13, 2026', '13', '80%', 'Good']);
  });
});

describe('topics', () => {
  const topics = namedTopics([
    givenTopic('Biology', 9, 10),
    givenTopic(null, 1, 4),
    givenTopic('Graphs', 1, 3),
    givenTopic('Graphs', 3, 4, { examType: 'TEAS', examSubject: 'Mathematics' }),
  ]);

  it('are listed weakest first, the nameless as Other, namesakes with their subject', () => {
    expect(cellsOf(topicTable(topics))).toEqual([
      ['Other', '1 of 4', '25%'],
      ['Graphs (GED Science)', '1 of 3', '33%'],
      ['Graphs (TEAS Mathematics)', '3 of 4', '75%'],
      ['Biology', '9 of 10', '90%'],
    ]);
    expect(topicBars(topics, 70).map(({ words, isWeak }) => [words, isWeak])).toEqual([
      ['25%', true],
      ['33%', true],
      ['75%', false],
      ['90%', false],
    ]);
  });

  it('to work on are below the pass line, and never Other', () => {
    expect(topicsToWorkOn(topics, 70).map(({ name }) => name)).toEqual(['Graphs (GED Science)']);
    expect(topicsToWorkOn(topics, 80).map(({ name }) => name)).toEqual([
      'Graphs (GED Science)',
      'Graphs (TEAS Mathematics)',
    ]);
  });

  it('that went best are on or above it', () => {
    expect(strengths(topics, 70).map(({ name }) => name)).toEqual(['Biology', 'Graphs (TEAS Mathematics)']);
  });

  it.each([
    ['Graphs needs the most work: 33% right', [givenTopic('Graphs', 1, 3), givenTopic('Biology', 2, 3)]],
    ['You got every answer right', [givenTopic('Graphs', 3, 3)]],
    ['70% or more is right in every topic with 3 answers or more', [givenTopic('Graphs', 3, 4)]],
    ['Too few answers yet to name a weakest topic', [givenTopic('Graphs', 1, 2)]],
  ])('are found to say "%s"', (finding, list) => {
    expect(topicFinding(namedTopics(list), 70)).toBe(finding);
  });
});

describe('time for a question', () => {
  const tests = [givenTest('Test 1', 62), givenTest('Test 2', 107, { attempts: 3 })];

  it('is listed slowest first', () => {
    expect(cellsOf(paceTable(tests))).toEqual([
      ['Test 2', '1 min 47 s', '3'],
      ['Test 1', '1 min 2 s', '1'],
    ]);
    expect(paceBars(tests).map(({ value }) => value)).toEqual([107, 62]);
  });

  it.each([
    [[givenTest('Test 1', 62)], 'You take 1 min 2 s for a question'],
    [tests, 'Your slowest test takes you 1 min 47 s for a question'],
    [[], 'No time to show yet'],
  ])('is found to say so in words', (list, finding) => {
    expect(paceFinding(list)).toBe(finding);
  });
});

import { calls } from '@second-bell/contract/calls';
import { describe, expect, it } from 'vitest';

import { fateOfCopies, isUnreachable, overflowOf, ruleFor, shellsToForget } from './cache-rules.ts';

const ask = (path: string, given: Partial<Parameters<typeof ruleFor>[0]> = {}) =>
  ruleFor({
    method: 'GET',
    url: new URL(path, 'https://bell.example'),
    isNavigation: false,
    isAuthorized: false,
    isKeptByPage: false,
    ...given,
  });
const visit = (path: string) => ask(path, { isNavigation: true });

/** A call of the API with something in each of its places. */
const addressOf = (path: string) => path.replaceAll(/:\w+/g, 'abc-1');

describe('the rule of a request', () => {
  it('keeps answers that are the same for everyone, and of all calls these alone', () => {
    const kept = Object.values(calls)
      .flatMap((group) => Object.values(group))
      .filter(({ method, path }) => ask(addressOf(path), { method }) !== 'pass')
      .map(({ method, path }) => `${method} ${path}`);

    expect(kept).toEqual([
      'GET /api/student/products',
      'GET /api/student/products/:productId/subjects',
      'GET /api/student/subjects/:subjectId/practice-tests',
      'GET /api/student/practice-tests/:testId/questions',
      'GET /api/mock-exams',
      'GET /api/practice-topics',
      'GET /api/exams/:examId',
      'GET /api/exams/:examId/questions',
      'GET /api/study-materials',
      'GET /api/images/:id',
    ]);
  });

  it('lets whatever says who asks go to the server alone', () => {
    expect(ask('/api/exams/ged-1', { isAuthorized: true })).toBe('pass');
    expect(ask('/api/student/products', { isAuthorized: true })).toBe('pass');
  });

  it('keeps no second copy of what the page keeps itself', () => {
    expect(ask('/api/exams/ged-1', { isKeptByPage: true })).toBe('pass');
  });

  it.each([
    ['/assets/root-Chg8WIm6.css', 'asset'],
    ['/api/images/0a1b', 'asset'],
    ['/figures/hiset-science-yeast-growth.svg', 'content'],
    ['/api/student/practice-tests/ged-1/questions?types=all', 'content'],
    ['/study-materials/guides/ged-math.data', 'content'],
    ['/worksheets/ged-fractions.pdf', 'pass'],
    ['/api/docs', 'pass'],
    ['/api/health', 'pass'],
    ['/sw.js', 'pass'],
  ])('of %s is %s', (path, rule) => {
    expect(ask(path)).toBe(rule);
  });

  it.each([
    ['/', 'page'],
    ['/results', 'page'],
    ['/study-materials/guides/ged-math', 'page'],
    ['/practice-test', 'page'],
    ['/practice-test/ged-1', 'app-page'],
    ['/student/test/ged-1', 'app-page'],
    ['/student/dashboard/ged?subject=math', 'app-page'],
    ['/admin', 'pass'],
    ['/admin-login', 'pass'],
    ['/admin-dashboard/history', 'pass'],
    ['/api/docs', 'pass'],
    ['/worksheets/ged-fractions.pdf', 'pass'],
  ])('of a visit to %s is %s', (path, rule) => {
    expect(visit(path)).toBe(rule);
  });
});

describe('what is kept', () => {
  it('stays where the server fails, and goes where it says that there is nothing', () => {
    expect([200, 304, 404, 410, 429, 500].map(fateOfCopies)).toEqual([
      'renew',
      'leave',
      'forget',
      'forget',
      'leave',
      'leave',
    ]);
  });

  it('is shown where only what stands before the server answers', () => {
    expect([200, 404, 500, 502, 503, 504].filter(isUnreachable)).toEqual([502, 503, 504]);
  });

  it('of the shell is this version and the one before it', () => {
    const names = ['shell.a', 'opened', 'shell.b', 'shell.c', 'kept.math'];

    expect(shellsToForget(names, 'shell.', 'c')).toEqual(['shell.a']);
    expect(shellsToForget(['shell.c'], 'shell.', 'c')).toEqual([]);
  });

  it('of what was opened is what was opened last', () => {
    expect(overflowOf(['first', 'second', 'third'], 2)).toEqual(['first']);
    expect(overflowOf(['first'], 2)).toEqual([]);
  });
});

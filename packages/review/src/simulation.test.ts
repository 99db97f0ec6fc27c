import { expect, it } from 'vitest';

import { DAILY_CAP } from './queue.ts';
import { compareSchedules } from './testing/simulation.ts';

// `npm run review:simulate` tells the figures for 1,000 learners (decision 50).
it('leaves learners knowing more on the day of the exam than fixed intervals do, by as many reviews', () => {
  const [ours, ...fixed] = compareSchedules(6);

  expect(ours?.mostADay).toBe(DAILY_CAP);
  for (const { recall, reviews, mostADay } of fixed) {
    expect(reviews / (ours?.reviews ?? 0)).toBeCloseTo(1, 1);
    expect(mostADay).toBeLessThanOrEqual(DAILY_CAP);
    expect(recall).toBeLessThan(ours?.recall ?? 0);
  }
});

/** The figures of decision 50: how much simulated learners know on the day of the exam, by each schedule. */
import { compareSchedules } from '../../packages/review/src/testing/simulation.ts';

const LEARNERS = 1_000;

console.log(`${LEARNERS} learners, 60 days to the exam, at most 20 cards a day:`);
console.table(
  Object.fromEntries(
    compareSchedules(LEARNERS).map(({ schedule, recall, reviews, mostADay }) => [
      schedule,
      {
        'known on the day of the exam': `${(recall * 100).toFixed(1)} %`,
        reviews: reviews,
        'most on a day': mostADay,
      },
    ]),
  ),
);

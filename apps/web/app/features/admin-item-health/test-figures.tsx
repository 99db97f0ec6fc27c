import type { ItemHealth } from '@second-bell/contract';

import { count } from '#lib/format.ts';

/** What holds for the test as a whole. */
export function TestFigures({ test }: { test: ItemHealth['test'] }) {
  const { attempts, meanScore, medianMinutes } = test;
  const figures = [
    ['Finished attempts', String(attempts)],
    ['Mean score', meanScore === null ? '–' : `${Math.round(meanScore)}%`],
    ['Median time', medianMinutes === null ? '–' : count(Math.round(medianMinutes), 'minute')],
  ] as const;

  return (
    <dl className="mb-6 flex flex-wrap gap-x-10 gap-y-3">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt className="text-small text-ink-soft">{name}</dt>
          <dd className="font-heading text-heading-s font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { ProgressOverview } from '@second-bell/contract';
import { mondayOf } from '@second-bell/domain';

import { OVER_TIME, OVER_TIME_NOTE } from '#copy/progress.ts';
import { count } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';

import { dateOf, type WeekPoint, weekPoints } from './weeks-view.ts';

const WEEKS_SHOWN = 26;
const WIDTH = 320;
const HEIGHT = 120;
const EDGE = 8;

const weekFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** The share of points week by week, drawn and as a table. */
export function OverTime({ overview }: { overview: ProgressOverview }) {
  const points = weekPoints(overview.days, WEEKS_SHOWN);
  const latest = points.at(-1);
  const first = points[0];
  if (!latest || !first) return null;

  return (
    <Card asChild className="grid content-start gap-4">
      <section aria-labelledby="over-time">
        <h2 id="over-time" className="text-heading-s">
          {OVER_TIME}
        </h2>
        <p className="text-lead font-semibold">
          {points.length === 1
            ? `${latest.percent}% this week`
            : `${first.percent}% in the week of ${weekName(first)}, ${latest.percent}% in the last one`}
        </p>
        {points.length > 1 && <Drawing points={points} />}
        <p className="text-small text-ink-soft">{OVER_TIME_NOTE}</p>
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary print:hidden">
            Show as a table
          </summary>
          <table className="w-full text-left text-small">
            <caption className="sr-only">{OVER_TIME}</caption>
            <thead>
              <tr className="border-b-2 border-line-strong">
                <th scope="col" className="py-2 pr-3">
                  Week of
                </th>
                <th scope="col" className="py-2 pr-3">
                  Right
                </th>
                <th scope="col" className="py-2">
                  Answers
                </th>
              </tr>
            </thead>
            <tbody>
              {points.toReversed().map((point) => (
                <tr key={point.week} className="border-b border-line">
                  <th scope="row" className="py-2 pr-3 font-normal">
                    {weekName(point)}
                  </th>
                  <td className="py-2 pr-3 tabular-nums">{point.percent}%</td>
                  <td className="py-2 tabular-nums">{count(point.answered, 'answer')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </section>
    </Card>
  );
}

function Drawing({ points }: { points: readonly WeekPoint[] }) {
  const first = points[0]?.week ?? 0;
  const span = Math.max(1, (points.at(-1)?.week ?? 0) - first);
  const places = points.map(({ week, percent }) => ({
    week,
    x: EDGE + ((week - first) / span) * (WIDTH - 2 * EDGE),
    y: EDGE + ((100 - percent) / 100) * (HEIGHT - 2 * EDGE),
  }));

  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="w-full">
      {[0, 50, 100].map((percent) => {
        const y = EDGE + ((100 - percent) / 100) * (HEIGHT - 2 * EDGE);

        return <line key={percent} x1={0} x2={WIDTH} y1={y} y2={y} className="stroke-line" strokeWidth={1} />;
      })}
      <polyline
        points={places.map(({ x, y }) => `${x},${y}`).join(' ')}
        className="fill-none stroke-primary"
        strokeWidth={2}
      />
      {places.map(({ week, x, y }) => (
        <circle key={week} cx={x} cy={y} r={3.5} className="fill-primary" />
      ))}
    </svg>
  );
}

function weekName({ week }: WeekPoint): string {
  return weekFormat.format(dateOf(mondayOf(week)));
}

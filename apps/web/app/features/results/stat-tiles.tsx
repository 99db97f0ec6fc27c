import { type AttemptStatistics, DAYS_ACTIVE_CAP } from '@second-bell/domain';
import { CalendarDays, Clock, ClipboardCheck, Gauge, type LucideIcon } from 'lucide-react';

import { NOT_COUNTED } from '#copy/results.ts';
import { count } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';

type StatTilesProps = { statistics: AttemptStatistics; hasUncounted: boolean };

export function StatTiles({ statistics, hasUncounted }: StatTilesProps) {
  const { testsCompleted, averageScore, totalStudyHours, averageTestMinutes, daysActive } = statistics;

  return (
    <section aria-label="Your figures" className="grid gap-3">
      <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        <StatTile icon={ClipboardCheck} name="Tests completed" value={String(testsCompleted)} />
        <StatTile
          icon={Gauge}
          name="Average score"
          value={averageScore === null ? 'N/A' : `${averageScore}%`}
        />
        <StatTile icon={Clock} name="Total study time" value={count(totalStudyHours, 'hour')} />
        <StatTile icon={CalendarDays} name="Days active" value={daysWords(daysActive)} />
      </dl>
      {testsCompleted > 0 && (
        <p className="text-ink-soft">Average test time: {count(averageTestMinutes, 'minute')}.</p>
      )}
      {hasUncounted && <p className="text-ink-soft">{NOT_COUNTED}</p>}
    </section>
  );
}

/** The figure is capped (spec section 9): from there on it only says that there are as many, or more. */
function daysWords(daysActive: number): string {
  return daysActive < DAYS_ACTIVE_CAP ? String(daysActive) : `${DAYS_ACTIVE_CAP}+`;
}

function StatTile({ icon: Icon, name, value }: { icon: LucideIcon; name: string; value: string }) {
  return (
    <Card className="grid content-start gap-1 p-4 sm:p-5">
      <dt className="flex items-center gap-2 text-small text-ink-soft">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-primary" />
        {name}
      </dt>
      <dd className="font-heading text-heading-l font-semibold">{value}</dd>
    </Card>
  );
}

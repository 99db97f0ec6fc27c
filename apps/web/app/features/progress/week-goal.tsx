import type { ProgressOverview } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { PLACEHOLDER_USER_ID, weeklyGoal } from '@second-bell/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { GOAL_NOTE, GOAL_TITLE, goalWords, weeksWords } from '#copy/progress.ts';
import { call } from '#lib/api-client.ts';
import { failureMessage } from '#lib/failure-message.ts';
import { count } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import { cn } from '#ui/cn.ts';
import { SelectField } from '#ui/fields.tsx';
import { Notice } from '#ui/notice.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';

import { calendarWeeks, dateOf } from './weeks-view.ts';

const WEEKS_SHOWN = 12;
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
/** From how many answers on a day is drawn stronger. */
const STEPS = [1, 10, 25];

/** The learner's own goal of days per week, and the days of the last weeks. */
export function WeekGoal({ overview }: { overview: ProgressOverview }) {
  const { days, today, goalDaysPerWeek } = overview;
  const goal = useMutation({
    mutationFn: (daysPerWeek: number) =>
      call(calls.progress.setGoal, { params: { userId: PLACEHOLDER_USER_ID }, body: { daysPerWeek } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['/api/users'] }),
  });
  const queryClient = useQueryClient();
  // What was just chosen shows at once; where it could not be kept, what was there before comes back.
  const chosen = goal.isPending ? goal.variables : goalDaysPerWeek;
  const activeDays = days.map(({ day }) => day);
  const { daysThisWeek, weeksInARow } = weeklyGoal(activeDays, today, chosen);

  return (
    <Card asChild className="grid content-start gap-4">
      <section aria-labelledby="week-goal">
        <h2 id="week-goal" className="text-heading-s">
          {GOAL_TITLE}
        </h2>
        <p className="text-lead font-semibold">{goalWords(daysThisWeek, chosen)}</p>
        <ProgressBar value={Math.min(daysThisWeek, chosen)} max={chosen} label="Days of your goal" />
        <p>{weeksWords(weeksInARow)}</p>
        <Calendar overview={overview} />
        <div className="max-w-xs print:hidden">
          <SelectField
            label="Days per week I want to practice"
            value={chosen}
            onChange={({ target }) => goal.mutate(Number(target.value))}
          >
            {Array.from({ length: 7 }, (_, index) => (
              <option key={index} value={index + 1}>
                {count(index + 1, 'day')}
              </option>
            ))}
          </SelectField>
        </div>
        {goal.error && (
          <Notice tone="critical" role="alert" title="Your goal was not saved">
            {failureMessage(goal.error)}
          </Notice>
        )}
        <p className="text-small text-ink-soft">{GOAL_NOTE}</p>
      </section>
    </Card>
  );
}

/** A square for each day, filled where something was answered. The same as a list, for those who cannot see it. */
function Calendar({ overview: { days, today } }: { overview: ProgressOverview }) {
  const weeks = calendarWeeks(days, today, WEEKS_SHOWN);
  const active = weeks.flatMap((week) => week.days).filter(({ answered }) => answered > 0);

  return (
    <div>
      <div aria-hidden="true" className="flex max-w-sm gap-1">
        {weeks.map(({ week, days: ofWeek }) => (
          <div key={week} className="grid grow gap-1">
            {ofWeek.map(({ day, answered, isAhead }) => (
              <span
                key={day}
                className={cn(
                  'aspect-square rounded-[0.2rem] border',
                  isAhead && 'border-transparent',
                  !isAhead && LOOKS[STEPS.filter((from) => answered >= from).length],
                  day === today && 'outline-2 outline-offset-1 outline-ink-soft',
                )}
              />
            ))}
          </div>
        ))}
      </div>
      <details className="mt-2 print:hidden">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary">
          {count(active.length, 'active day')} in {WEEKS_SHOWN} weeks
        </summary>
        <ul className="mt-1 grid gap-1 text-small">
          {active.toReversed().map(({ day, answered }) => (
            <li key={day}>
              {dayFormat.format(dateOf(day))}: {count(answered, 'answer')}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

const LOOKS = [
  'border-line bg-surface-sunken',
  'border-primary bg-primary/30',
  'border-primary bg-primary/60',
  'border-primary bg-primary',
];

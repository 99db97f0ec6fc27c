import type { PlanTask, StudyPlanReply } from '@second-bell/contract';
import { dayOfDate } from '@second-bell/domain';
import { BellRing, ClipboardList, PencilLine } from 'lucide-react';
import { Link } from 'react-router';

import * as copy from '#copy/study-plan.ts';
import { examPath, PATHS, studentTestPath } from '#copy/site-links.ts';
import { dayName } from '#lib/day-words.ts';
import { keyed } from '#question-types/keyed.ts';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';

type Plan = { plan: StudyPlanReply };
type Week = StudyPlanReply['weeks'][number];

/** Whether the time is enough, what is for today, and the weeks to the exam. */
export function PlanView({ plan }: Plan) {
  const today = plan.weeks.flatMap(({ days }) => days).find(({ on }) => on === plan.today);
  const ahead = plan.weeks.map((week) => ({ ...week, days: week.days.filter((day) => day !== today) }));
  const [first, ...others] = ahead.filter(({ days }) => days.length > 0);

  return (
    <div className="grid gap-6">
      <Honesty plan={plan} />
      {plan.movedMinutes > 0 && (
        <p className="text-ink-soft">
          {copy.timeWords(plan.movedMinutes)} from earlier days {plan.movedMinutes === 1 ? 'is' : 'are'} moved
          into the days that are left.
        </p>
      )}
      {today && (
        <section aria-labelledby="for-today" className="grid gap-3">
          <h2 id="for-today" className="text-heading-s">
            For today
          </h2>
          <Card>
            <Tasks tasks={today.tasks} />
          </Card>
        </section>
      )}
      {first && <WeekCard week={first} today={plan.today} isOpen />}
      {others.map((week) => (
        <WeekCard key={week.startsOn} week={week} today={plan.today} isOpen={false} />
      ))}
      <p className="text-small text-ink-soft">{copy.HOW_PLANNED}</p>
    </div>
  );
}

/** What the learner has, and what the plan needs: said whether it is good news or not. */
function Honesty({ plan }: Plan) {
  const { availableMinutes, neededMinutes, isEnough, startWith, leftOut, settings, today } = plan;
  if (settings.examOn <= today) {
    return (
      <Notice tone="neutral" title={copy.EXAM_OVER_TITLE}>
        {copy.EXAM_OVER_TEXT}
      </Notice>
    );
  }
  const title = `You have ${copy.timeWords(availableMinutes)}; the plan needs ${copy.timeWords(neededMinutes)}.`;
  const start = startWith.map(nameOf).join(', ');

  return isEnough ? (
    <Notice tone="positive" title={title}>
      It fits. {start !== '' && `Start with ${start}.`}
    </Notice>
  ) : (
    <Notice tone="caution" title={title}>
      {start === '' ? 'Add a day or some minutes.' : `Start with ${start}.`} Each topic gets less time than it
      needs
      {leftOut.length > 0 && `, and there is none for ${leftOut.map(nameOf).join(', ')}`}. More days or
      minutes help; so does a later date.
    </Notice>
  );
}

function WeekCard({ week, today, isOpen }: { week: Week; today: string; isOpen: boolean }) {
  const minutes = week.days.flatMap(({ tasks }) => tasks).reduce((sum, task) => sum + task.minutes, 0);
  const start = dayOfDate(week.startsOn);
  const daysIn = dayOfDate(today) - start;
  const isThis = daysIn >= 0 && daysIn < 7;

  return (
    <Card asChild className="p-0">
      <details open={isOpen}>
        <summary className="flex min-h-14 cursor-pointer flex-wrap items-center justify-between gap-x-4 px-5 py-3 sm:px-7">
          <h2 className="text-heading-s">{isThis ? 'This week' : `Week of ${dayName(start)}`}</h2>
          <span className="text-ink-soft">{copy.timeWords(minutes)}</span>
        </summary>
        <ol className="grid gap-5 border-t border-line px-5 py-5 sm:px-7">
          {week.days.map(({ on, tasks }) => (
            <li key={on} className="grid gap-2">
              <h3 className="font-bold">{dayName(dayOfDate(on), dayOfDate(today))}</h3>
              <Tasks tasks={tasks} />
            </li>
          ))}
        </ol>
      </details>
    </Card>
  );
}

const ICONS = { review: BellRing, practice: PencilLine, test: ClipboardList };

function Tasks({ tasks }: { tasks: readonly PlanTask[] }) {
  return (
    <ul className="grid gap-2">
      {keyed(tasks).map(({ key, value: task }) => {
        const Icon = ICONS[task.kind];

        return (
          <li key={key} className="flex items-baseline gap-3">
            <Icon aria-hidden="true" className="size-5 shrink-0 self-center text-accent-strong" />
            <Link to={placeOf(task)} className="min-w-0 grow font-semibold text-primary underline">
              {wordsOf(task)}
            </Link>
            <span className="shrink-0 text-ink-soft tabular-nums">{task.minutes} min</span>
          </li>
        );
      })}
    </ul>
  );
}

function wordsOf({ kind, subject = '', topic }: PlanTask): string {
  if (kind === 'review') return 'Review what is due';
  if (kind === 'test') return `Timed test: ${subject}`;

  return topic === undefined ? subject : `${topic} (${subject})`;
}

function placeOf({ kind, practiceTestId }: PlanTask): string {
  if (practiceTestId === undefined) return kind === 'review' ? PATHS.review : PATHS.choosePracticeTest;

  return kind === 'test' ? examPath(practiceTestId) : studentTestPath(practiceTestId);
}

function nameOf({ kind, subject, topic = subject }: StudyPlanReply['startWith'][number]): string {
  return kind === 'test' ? `a timed test of ${subject}` : topic;
}

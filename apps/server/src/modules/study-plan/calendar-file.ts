import { createHash } from 'node:crypto';

import type { PlanTask, StudyPlanReply } from '@second-bell/contract';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';

/** How often a calendar that subscribes should look again. */
const LOOK_AGAIN_SECONDS = 12 * 60 * 60;

type Written = { plan: StudyPlanReply; ownerId: string; publicUrl: string };

/**
 * A plan as a calendar (RFC 5545): a whole day for each day of study, which has no hour and so no time zone, and the day of
 * the exam. The same day has the same id each time, so that a calendar which reads it again moves and changes its entries.
 */
export function writeCalendar({ plan, ownerId, publicUrl }: Written): string {
  const url = new URL('/plan', publicUrl).href;
  const calendar = ical({
    name: `${plan.productName} study plan`,
    prodId: { company: 'Second Bell', product: 'Study plan', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: LOOK_AGAIN_SECONDS,
  });
  const idOf = (date: string) =>
    `${createHash('sha256').update(ownerId).digest('hex').slice(0, 24)}-${date}@second-bell`;
  const add = (date: string, summary: string, description: string) =>
    calendar.createEvent({
      id: idOf(date),
      start: new Date(`${date}T00:00:00Z`),
      timezone: 'UTC',
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      summary,
      description,
      url,
    });

  for (const { on, tasks } of plan.weeks.flatMap(({ days }) => days)) {
    const minutes = tasks.reduce((sum, task) => sum + task.minutes, 0);
    add(on, `Study ${minutes} minutes: ${topicsIn(tasks)}`, `${tasks.map(lineOf).join('\n')}\n${url}`);
  }
  add(plan.settings.examOn, `${plan.productName} exam`, `Good luck!\n${url}`);

  return calendar.toString();
}

function topicsIn(tasks: readonly PlanTask[]): string {
  const names = tasks
    .filter(({ kind }) => kind !== 'review')
    .map(({ topic, subject = '' }) => topic ?? subject);

  return names.length === 0 ? 'review' : [...new Set(names)].join(', ');
}

function lineOf({ kind, minutes, subject = '', topic = subject }: PlanTask): string {
  if (kind === 'review') return `${minutes} min: review what is due`;

  return kind === 'test' ? `${minutes} min: timed test, ${subject}` : `${minutes} min: ${topic}`;
}

import { randomBytes } from 'node:crypto';

import type { PlanSettings, StudyPlanReply } from '@second-bell/contract';
import { dateOfDay, dayOfDate, isTimeZone, localDay, planStudy, studyDays } from '@second-bell/domain';

import type { Db } from '#database/connect.ts';

import { invalidField, notFound } from '../../app-error.ts';
import { areasOf } from './areas.ts';
import { writeCalendar } from './calendar-file.ts';
import { presentTopics, presentWeeks } from './study-plan.presenter.ts';
import * as repo from './study-plan.repo.ts';

/** Undefined for a visitor who has nothing yet. */
type Owner = string | undefined;

/** Further ahead nobody has a date, and a typing mistake is likelier. */
const DAYS_AHEAD_MAX = 730;

export async function getPlan(db: Db, owner: Owner): Promise<{ plan: StudyPlanReply | null }> {
  const row = owner === undefined ? undefined : await repo.findPlan(db, owner);

  return { plan: row ? await planOf(db, row) : null };
}

export async function savePlan(
  db: Db,
  ownerId: string,
  settings: PlanSettings,
): Promise<{ plan: StudyPlanReply }> {
  await refuseUnfit(db, settings);
  const weekdays = settings.weekdays.toSorted((a, b) => a - b);

  return {
    plan: await planOf(
      db,
      await repo.savePlan(db, { ...settings, weekdays, ownerId, changedAt: new Date() }),
    ),
  };
}

export async function removePlan(db: Db, owner: Owner): Promise<void> {
  if (owner !== undefined) await repo.deletePlan(db, owner);
}

/** Makes an address that nobody can guess; one that was there before ends. */
export async function shareCalendar(db: Db, owner: Owner): Promise<{ calendarPath: string }> {
  const token = randomBytes(24).toString('base64url');
  const isThere = owner !== undefined && (await repo.setCalendarToken(db, owner, token));
  if (!isThere) throw notFound('Plan', 'of this user');

  return { calendarPath: calendarPathOf(token) };
}

export async function endCalendar(db: Db, owner: Owner): Promise<void> {
  if (owner !== undefined) await repo.setCalendarToken(db, owner, null);
}

export async function getCalendarFile(db: Db, owner: Owner, publicUrl: string): Promise<string> {
  const row = owner === undefined ? undefined : await repo.findPlan(db, owner);
  if (!row) throw notFound('Plan', 'of this user');

  return calendarOf(db, row, publicUrl);
}

export async function getSharedCalendar(db: Db, token: string, publicUrl: string): Promise<string> {
  const row = await repo.findPlanByToken(db, token);
  if (!row) throw notFound('Calendar', token);

  return calendarOf(db, row, publicUrl);
}

async function calendarOf(db: Db, row: repo.PlanRow, publicUrl: string): Promise<string> {
  return writeCalendar({ plan: await planOf(db, row), ownerId: row.ownerId, publicUrl });
}

async function refuseUnfit(db: Db, { productId, examOn, timeZone }: PlanSettings): Promise<void> {
  if (!isTimeZone(timeZone))
    throw invalidField('timeZone', 'Give the name of a time zone, like America/Chicago');
  const away = dayOfDate(examOn) - localDay(new Date(), timeZone);
  if (away < 1) throw invalidField('examOn', 'Choose a day from tomorrow on');
  if (away > DAYS_AHEAD_MAX) throw invalidField('examOn', 'Choose a day within the next two years');
  if ((await repo.findProductName(db, productId)) === undefined) {
    throw invalidField('productId', 'Choose one of the exams');
  }
}

/** Made anew each time, from today on: what was missed is still needed, so it stands in the days that are left. */
async function planOf(db: Db, row: repo.PlanRow): Promise<StudyPlanReply> {
  const { ownerId, productId, examOn, weekdays, minutesPerDay, timeZone, startedAt, calendarToken } = row;
  const productName = (await repo.findProductName(db, productId)) ?? productId;
  const now = new Date();
  const today = localDay(now, timeZone);
  const [topics, practised, secondsOfDay] = await Promise.all([
    repo.findTopicsOfProduct(db, productId),
    repo.findPractised(db, ownerId, { examType: productName, since: startedAt }),
    repo.sumSecondsSince(db, ownerId, startOfDay(now, timeZone)),
  ]);
  const { needs, names } = areasOf(topics, practised);
  const spentToday = Math.round(secondsOfDay / 60);
  const time = { today, examDay: dayOfDate(examOn), weekdays, minutesPerDay };
  const plan = planStudy({ ...time, spentToday }, needs);
  const doneMinutes = minutesOf(practised);

  return {
    settings: { productId, examOn, weekdays, minutesPerDay, timeZone },
    productName,
    today: dateOfDay(today),
    availableMinutes: plan.availableMinutes,
    neededMinutes: plan.neededMinutes,
    doneMinutes,
    movedMinutes: Math.max(
      0,
      plannedBefore(time, localDay(startedAt, timeZone)) - (doneMinutes - spentToday),
    ),
    isEnough: plan.isEnough,
    startWith: presentTopics(plan.startWith, names),
    leftOut: presentTopics(plan.leftOut, names),
    weeks: presentWeeks(plan.days, names),
    ...(calendarToken !== null && { calendarPath: calendarPathOf(calendarToken) }),
  };
}

/** The minutes of the days from the start of the plan to yesterday. */
function plannedBefore(
  time: { today: number; weekdays: readonly number[]; minutesPerDay: number },
  start: number,
): number {
  const { today, weekdays, minutesPerDay } = time;

  return studyDays({ today: start, examDay: today, weekdays }).length * minutesPerDay;
}

function minutesOf(practised: readonly repo.PractisedTopic[]): number {
  const seconds = practised.reduce((sum, one) => sum + one.practisedSeconds + one.otherSeconds, 0);

  return Math.round(seconds / 60);
}

/** The first moment of the day that it is now in a time zone. The hour is looked for: days of 23 or 25 hours have another one. */
function startOfDay(now: Date, timeZone: string): Date {
  const today = localDay(now, timeZone);
  const hour = 60 * 60 * 1000;
  const quarter = hour / 4;
  // Every zone is away from UTC by a multiple of a quarter of an hour.
  let start = Math.floor(now.getTime() / quarter) * quarter;
  while (localDay(new Date(start - quarter), timeZone) === today) start -= quarter;

  return new Date(start);
}

function calendarPathOf(token: string): string {
  return `/api/plan-calendars/${token}.ics`;
}

import type { PlanTask, StudyPlanReply } from '@second-bell/contract';
import { dateOfDay, type DayNumber, type StudyDay, type StudyTask, weekdayOf } from '@second-bell/domain';

import type { AreaName } from './areas.ts';

type Names = ReadonlyMap<string, AreaName>;

/** The days of a plan, gathered by the week that they are in: weeks begin on Sunday. */
export function presentWeeks(days: readonly StudyDay[], names: Names): StudyPlanReply['weeks'] {
  const weeks = new Map<DayNumber, StudyDay[]>();
  for (const day of days) {
    const start = day.day - weekdayOf(day.day);
    weeks.set(start, [...(weeks.get(start) ?? []), day]);
  }

  return [...weeks].map(([start, ofWeek]) => ({
    startsOn: dateOfDay(start),
    days: ofWeek.map(({ day, tasks }) => ({
      on: dateOfDay(day),
      tasks: tasks.map((task) => presentTask(task, names)),
    })),
  }));
}

/** Subject and topic, without where they are practised. */
export function presentTopics(ids: readonly string[], names: Names): StudyPlanReply['startWith'] {
  return ids.flatMap((id) => {
    const name = names.get(id);
    if (!name) return [];
    const { practiceTestId: _test, ...topic } = name;

    return [topic];
  });
}

function presentTask({ kind, id, minutes }: StudyTask, names: Names): PlanTask {
  return { kind, minutes, ...names.get(id) };
}

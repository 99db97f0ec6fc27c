import { type DayNumber, weekdayOf } from './local-days.ts';
import type { StudyNeed } from './study-needs.ts';

/** What a learner can give. */
export type StudyTime = {
  /** The first day that is planned: today. */
  today: DayNumber;
  /** Not planned itself. */
  examDay: DayNumber;
  /** Days of the week on which they study: 0 for Sunday to 6 for Saturday. */
  weekdays: readonly number[];
  minutesPerDay: number;
  /** Of today, so many minutes are over already. */
  spentToday?: number;
};

export type StudyTask = {
  kind: 'review' | 'practice' | 'test';
  /** Of what is needed; none for review. */ id: string;
  minutes: number;
};
export type StudyDay = { day: DayNumber; tasks: StudyTask[] };

export type StudyPlan = {
  /** Only days on which there is something to do. */
  days: StudyDay[];
  /** What the learner has until the exam, and what all that is needed takes with the daily review. */
  availableMinutes: number;
  neededMinutes: number;
  isEnough: boolean;
  /** Ids of areas, the most urgent first: what is begun with. */
  startWith: string[];
  /** Ids of what got no time at all, since there is too little. */
  leftOut: string[];
};

/** Of each day, so much is for what was missed before (decision 50). */
const REVIEW_SHARE = 0.2;
/** A sitting at one area: less is not worth to begin, more is not kept in mind. */
const LEAST_MINUTES = 10;
const SITTING_MINUTES = 25;
const STARTS_SHOWN = 3;

/** The days from today to the eve of the exam on which somebody studies. */
export function studyDays({
  today,
  examDay,
  weekdays,
}: Pick<StudyTime, 'today' | 'examDay' | 'weekdays'>): DayNumber[] {
  return Array.from({ length: Math.max(0, examDay - today) }, (_, index) => today + index).filter((day) =>
    weekdays.includes(weekdayOf(day)),
  );
}

/**
 * Shares the days until the exam out: each begins with review, then come sittings at the areas, the most urgent first and
 * all in turn, and at the end the timed tests. Where the time is too short, each need is cut by the same part, and those of
 * which less than a sitting is left are given up, the least urgent first, for the others. The same input gives the same plan.
 */
export function planStudy(time: StudyTime, needs: readonly StudyNeed[]): StudyPlan {
  const days = studyDays(time).map((day) => roomOn(day, time));
  const ordered = byUrgency(needs);
  const work = sumOf(ordered);
  const available = days.reduce((sum, { workMinutes }) => sum + workMinutes, 0);
  const granted = available >= work ? ordered : cutTo(available, ordered);
  const fullDay = Math.max(0, ...days.map(({ workMinutes }) => workMinutes));
  const longest = Math.max(LEAST_MINUTES, Math.min(SITTING_MINUTES, fullDay));
  const sittings = [
    ...inTurn(granted.filter(isPractice), longest),
    ...granted.filter((need) => !isPractice(need)),
  ];
  const names = new Set(granted.map(keyOf));

  return {
    days: fill(days, sittings),
    availableMinutes: days.reduce(
      (sum, { workMinutes, reviewMinutes }) => sum + workMinutes + reviewMinutes,
      0,
    ),
    neededMinutes: Math.ceil(work / (1 - REVIEW_SHARE)),
    isEnough: available >= work,
    startWith: granted
      .filter(isPractice)
      .slice(0, STARTS_SHOWN)
      .map(({ id }) => id),
    leftOut: ordered.filter((need) => !names.has(keyOf(need))).map(({ id }) => id),
  };
}

type Room = { day: DayNumber; workMinutes: number; reviewMinutes: number };

function roomOn(day: DayNumber, { today, minutesPerDay, spentToday = 0 }: StudyTime): Room {
  const minutes = Math.max(0, minutesPerDay - (day === today ? spentToday : 0));
  const reviewMinutes = Math.min(minutes, Math.round(minutesPerDay * REVIEW_SHARE));

  return { day, reviewMinutes, workMinutes: minutes - reviewMinutes };
}

/** Tests after all that is practised for them. */
function byUrgency(needs: readonly StudyNeed[]): StudyNeed[] {
  return needs.toSorted(
    (a, b) =>
      Number(isPractice(b)) - Number(isPractice(a)) || b.urgency - a.urgency || (a.id < b.id ? -1 : 1),
  );
}

/** The same part of each, as long as that is a sitting; whole minutes, never more than there are. */
function cutTo(available: number, ordered: readonly StudyNeed[]): StudyNeed[] {
  let kept = ordered;
  while (kept.length > 0) {
    const part = Math.min(1, available / sumOf(kept));
    const cut = kept.map((need) => ({ ...need, minutes: Math.floor(need.minutes * part) }));
    if (cut.every(({ minutes }, index) => minutes >= Math.min(LEAST_MINUTES, kept[index]?.minutes ?? 0)))
      return cut;
    kept = kept.slice(0, -1);
  }

  return [];
}

/** One sitting of each, as long as a day has room for at most, then a second one of each that needs more, and so on. */
function inTurn(needs: readonly StudyNeed[], longest: number): StudyNeed[] {
  const sittings: StudyNeed[] = [];
  let left = needs.map((need) => ({ ...need }));
  while (left.length > 0) {
    for (const need of left) {
      const rest = need.minutes - longest;
      const minutes = rest < LEAST_MINUTES ? need.minutes : longest;
      sittings.push({ ...need, minutes });
      need.minutes -= minutes;
    }
    left = left.filter(({ minutes }) => minutes > 0);
  }

  return sittings;
}

/** Puts the sittings into the days in their order. What does not fit into a day goes on with the next. */
function fill(days: readonly Room[], sittings: readonly StudyNeed[]): StudyDay[] {
  const queue = sittings.map((sitting) => ({ ...sitting }));
  const planned = days.map(({ day, workMinutes, reviewMinutes }): StudyDay => {
    const tasks: StudyTask[] = reviewMinutes > 0 ? [{ kind: 'review', id: '', minutes: reviewMinutes }] : [];
    let room = workMinutes;
    for (let next = queue[0]; next !== undefined && room > 0; next = queue[0]) {
      const minutes = Math.min(room, next.minutes);
      tasks.push({ kind: next.kind, id: next.id, minutes });
      room -= minutes;
      next.minutes -= minutes;
      if (next.minutes === 0) queue.shift();
    }

    return { day, tasks };
  });

  return planned.filter(({ tasks }) => tasks.length > 0);
}

function isPractice({ kind }: StudyNeed): boolean {
  return kind === 'practice';
}

function sumOf(needs: readonly StudyNeed[]): number {
  return needs.reduce((sum, { minutes }) => sum + minutes, 0);
}

function keyOf({ kind, id }: StudyNeed): string {
  return `${kind} ${id}`;
}

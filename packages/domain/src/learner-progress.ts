/** Fewer answers say too little about a topic to draw a band from. */
export const ANSWERS_FOR_A_BAND = 8;

/** Of 1.96 standard deviations: 95 of 100 such bands hold the true share. */
const Z = 1.96;
const DAYS_IN_WEEK = 7;
/** Day 0, 1970-01-01, was a Thursday: weeks begin on Mondays. */
const MONDAY_OFFSET = 3;

/** Percent, rounded: where a share most likely lies, and where it may. */
export type Band = { percent: number; low: number; high: number };

/**
 * The share of right answers with its Wilson score interval (Wilson 1927); null where there are too few to say.
 *
 * Unlike the plain one, the interval stays between 0 and 100 and tells something of 8 right out of 8, too.
 */
export function accuracyBand({ answered, correct }: { answered: number; correct: number }): Band | null {
  if (answered < ANSWERS_FOR_A_BAND) return null;

  const share = correct / answered;
  const spread = Z * Z;
  const middle = (share + spread / (2 * answered)) / (1 + spread / answered);
  const half =
    (Z * Math.sqrt((share * (1 - share)) / answered + spread / (4 * answered * answered))) /
    (1 + spread / answered);

  return {
    percent: Math.round(share * 100),
    low: Math.max(0, Math.round((middle - half) * 100)),
    high: Math.min(100, Math.round((middle + half) * 100)),
  };
}

/** How a learner keeps to the goal of their own. Days are numbered from 1970-01-01, in the learner's time zone. */
export type WeeklyGoal = {
  /** Days of this week on which something was answered. */
  daysThisWeek: number;
  /** Weeks in a row that reached the goal; this one counts as soon as it does, and breaks nothing while it does not. */
  weeksInARow: number;
  /** Days in a row up to today, or to yesterday while nothing is answered yet today. */
  daysInARow: number;
};

export function weeklyGoal(activeDays: Iterable<number>, today: number, goalDays: number): WeeklyGoal {
  const days = new Set(activeDays);
  const perWeek = new Map<number, number>();
  for (const day of days) perWeek.set(weekOf(day), (perWeek.get(weekOf(day)) ?? 0) + 1);
  const isReached = (week: number) => (perWeek.get(week) ?? 0) >= goalDays;

  return {
    daysThisWeek: perWeek.get(weekOf(today)) ?? 0,
    weeksInARow: lengthBack(weekOf(today), isReached),
    daysInARow: lengthBack(today, (day) => days.has(day)),
  };
}

/** Weeks from Monday to Sunday, numbered; all days of one week have its number. */
export function weekOf(day: number): number {
  return Math.floor((day + MONDAY_OFFSET) / DAYS_IN_WEEK);
}

export function mondayOf(week: number): number {
  return week * DAYS_IN_WEEK - MONDAY_OFFSET;
}

/** How many in a row hold, back from the newest; that one itself may not hold yet. */
function lengthBack(newest: number, holds: (number: number) => boolean): number {
  let length = holds(newest) ? 1 : 0;
  for (let next = newest - 1; holds(next); next -= 1) length += 1;

  return length;
}

/** One sitting: a timed test, or a run of practice. `percent` is of the points that could be had. */
export type Sitting = {
  sessionId: string;
  practiceTestId: string | null;
  examType: string;
  examSubject: string;
  percent: number;
  /** ISO moment. */
  endedAt: string;
};

/** `by` is in percent points, from the sitting before: of the same test where there is one, else of the same subject. */
export type Move = { by: number; before: Sitting; sameTest: boolean };

/** What moved since last time; null where there was none. */
export function whatMoved(sitting: Omit<Sitting, 'endedAt'>, others: readonly Sitting[]): Move | null {
  const earlier = others
    .filter(({ sessionId }) => sessionId !== sitting.sessionId)
    .toSorted((one, other) => Date.parse(other.endedAt) - Date.parse(one.endedAt));
  const ofTest = earlier.find(
    ({ practiceTestId }) => practiceTestId !== null && practiceTestId === sitting.practiceTestId,
  );
  const before = ofTest ?? earlier.find((other) => isOfSubject(other, sitting));

  return before ? { by: sitting.percent - before.percent, before, sameTest: ofTest !== undefined } : null;
}

function isOfSubject(one: Sitting, other: Omit<Sitting, 'endedAt'>): boolean {
  return one.examType === other.examType && one.examSubject === other.examSubject;
}

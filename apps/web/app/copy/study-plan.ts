/** Words of the plan to the exam day (decision 51). */
export const PLAN_TITLE = 'My study plan';
export const PLAN_DESCRIPTION =
  'Say when your exam is and how much time you have. Get a plan, week by week, that puts the time where it counts.';
export const PLAN_INTRO =
  'Say when your exam is and how much time you have. The plan puts your time where the exam asks most and where you miss most.';

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

export const PLAN_SAVED = 'Your plan is ready';
export const PLAN_FAILED = 'Your plan was not saved';
export const NO_DAYS = 'Choose at least one day.';
export const NO_DATE = 'Choose the day of your exam.';
export const PAST_DATE = 'Choose a day from tomorrow on.';
export const BAD_MINUTES = 'Give 10 to 480 minutes.';
export const NO_EXAM = 'Choose your exam.';

export const EXAM_OVER_TITLE = 'The day of your exam is over';
export const EXAM_OVER_TEXT =
  'We hope it went well. If you take another one, change the date and the plan begins anew.';

/** What is needed, said once below the plan. */
export const HOW_PLANNED =
  'The plan asks for about three times as many questions as the exam has, more where you miss more, and one timed test of each subject. It is made anew each day: what you did not get to is in the days that are left.';

export const CALENDAR_TITLE = 'In your calendar';
export const CALENDAR_TEXT =
  'Save the plan as a file, or let your calendar read it from a secret address. By the address it stays up to date. Whoever has the address can see the plan, so keep it to yourself.';
export const CALENDAR_MAKE = 'Make a secret address';
export const CALENDAR_RENEW = 'Make a new address';
export const CALENDAR_END = 'End the address';
export const CALENDAR_DOWNLOAD = 'Save the calendar file';
export const CALENDAR_FAILED = 'The address was not changed';

/** `9 hours`, `1 hour 30 minutes`, `40 minutes`. */
export function timeWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    hours > 0 && (hours === 1 ? '1 hour' : `${hours} hours`),
    (rest > 0 || hours === 0) && (rest === 1 ? '1 minute' : `${rest} minutes`),
  ];

  return parts.filter((part) => part !== false).join(' ');
}

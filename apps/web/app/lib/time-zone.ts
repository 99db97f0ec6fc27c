/** The learner's time zone as the browser knows it: the days of plan and review are counted in it. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

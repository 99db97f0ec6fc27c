const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const momentFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const numberFormat = new Intl.NumberFormat('en-US');

/** Seconds as m:ss. Minutes run on past an hour: 3665 → `61:05`. */
export function formatElapsed(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));

  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** A moment (ISO text or milliseconds) as a date in words: `Aug 22, 2026`. */
export function formatDate(moment: string | number | Date): string {
  return dateFormat.format(new Date(moment));
}

/** The same with the time of day: `Aug 22, 2026, 2:05 PM`. */
export function formatMoment(moment: string | number | Date): string {
  return momentFormat.format(new Date(moment));
}

/** A number with its noun: `1 question`, `3 questions`, `10,000 questions`. */
export function count(amount: number, noun: string, plural = `${noun}s`): string {
  return `${numberFormat.format(amount)} ${amount === 1 ? noun : plural}`;
}

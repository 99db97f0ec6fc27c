import { count } from '#lib/format.ts';

export const PROGRESS_LEAD =
  'All that you have answered, in timed tests and in practice, adds up here. Start with the next step.';
export const PROGRESS_DESCRIPTION =
  'What you have practised, what is weak and what comes next: your own figures by topic, day and test.';

export const NEXT_STEP = 'Your next step today';
export const FIRST_STEP = {
  text: 'Answer your first questions. After that, this page shows what to work on.',
  action: 'Choose an exam',
};
export const ANY_STEP = {
  text: 'You know the topics you have met well so far. New questions show you more.',
  action: 'Answer 10 new questions',
};

export function weakStep(topic: string, percent: number): { text: string; action: string } {
  return {
    text: `${topic} is your weakest topic: ${percent}% right so far. Ten questions on it help the most now.`,
    action: 'Practice 10 questions on it',
  };
}

export const TOO_FEW = 'Too few answers to say';
export const BAND_NOTE =
  'The bar is your share of right answers. The line across it shows where your true level most likely lies: the more you answer, the shorter it gets.';
export const TIME_NOTE = 'The time is that of your middle answer: half took longer, half did not.';

export function timeAgainstOwn(seconds: number, own: number): string {
  if (own === 0 || Math.abs(seconds - own) <= own / 10) return `${seconds} s, as usual`;

  return seconds > own ? `${seconds} s, slower than usual` : `${seconds} s, faster than usual`;
}

export const GOAL_TITLE = 'Your week';
export const GOAL_NOTE =
  'You choose how many days a week you want to practice. Days off are part of the plan.';

export function goalWords(days: number, goal: number): string {
  return days >= goal
    ? `Goal reached: ${count(days, 'day')} this week`
    : `${days} of ${count(goal, 'day')} this week`;
}

export function weeksWords(weeks: number): string {
  return weeks === 0
    ? 'The next full week starts a row.'
    : `${count(weeks, 'week')} in a row with your goal reached.`;
}

export const OVER_TIME = 'Right answers over time';
export const OVER_TIME_NOTE = 'Each point is a week. Weeks without answers are left out.';
export const SESSIONS_TITLE = 'Tests and practice';
export const QUESTIONS_TITLE = 'Questions you have answered';
export const BUILD_TITLE = 'Build a practice set';
export const BUILD_FAILED = 'We could not build your set';
export const NOTHING_FITS = 'No question fits all of this. Take more topics, or another kind of question.';
export const NO_QUESTION_TEXT = 'This question is no longer known.';
export const NOTHING_FOUND = 'Nothing fits. Change the search or the filter.';
export const KINDS = {
  test: 'Timed test',
  learn: 'Practice test',
  set: 'Practice set',
  review: 'Review',
} as const;

/** Seconds a question, in a set with a limit. */
export const SECONDS_PER_QUESTION = 90;

export const DUE_TITLE = 'Due for review';
export const NOTHING_DUE_NOW =
  'Nothing is due today. What you miss comes back here, just before you would forget it.';

export function dueWords(due: number, minutes: number): string {
  return `${count(due, 'card')} today, about ${count(Math.max(1, minutes), 'minute')}.`;
}

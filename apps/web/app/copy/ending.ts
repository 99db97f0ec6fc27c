import { count } from '#lib/format.ts';

/** How many questions one press mends. */
export const FIX_COUNT = 6;

export const WEAK_TOPICS = 'Weakest topics this time';
export const ALL_PROGRESS = 'See all my progress';
export const FIRST_TIME = 'This is your first time here, so there is nothing to compare with yet.';
export const NOTHING_MISSED = 'You missed nothing. New questions will show you more.';
export const NEW_QUESTIONS = 'Build a practice set';
export const FIX_FAILED = 'We could not put your questions together';
export const KEPT_FOR_REVIEW = 'What is not fixed yet comes back in your review.';

export function endedTitle(title: string): string {
  return `You finished: ${title}`;
}

export function fixLabel(questions: number): string {
  return questions === 1 ? 'Fix this 1 now' : `Fix these ${questions} now`;
}

export function fixSetTitle(title: string): string {
  return title.startsWith(FIXES) ? title : `${FIXES}${title}`;
}

const FIXES = 'Fixes: ';

export function fixedWords(fixed: number, all: number): string {
  return `${fixed} of ${all} fixed`;
}

export function movedWords(by: number): string {
  if (by === 0) return 'The same as last time';

  return `${count(Math.abs(by), 'point')} ${by > 0 ? 'above' : 'below'} last time`;
}

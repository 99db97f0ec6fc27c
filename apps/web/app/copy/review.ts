/** Words of the review (decision 50). */
export const REVIEW_TITLE = 'Review';
export const REVIEW_DESCRIPTION =
  'The questions you missed and the flash cards you study come back just before you would forget them.';

export const NOTHING_DUE = 'Nothing to review today';
export const NOTHING_YET =
  'Questions you miss, and those you were not sure about, come back here the next day. Flash cards do too, once you add a deck.';
export const ALL_DONE_TODAY =
  'You have done your review for today. Come back tomorrow, or practice something new.';

export const HOW_IT_WORKS =
  'Each card comes back just before you would forget it: soon when you miss it, later each time you know it.';

/** Said once a day's cards are more than fit. */
export function movedWords(moved: number, cap: number): string {
  const others = moved === 1 ? '1 more card is' : `${moved} more cards are`;

  return `That is enough for one day. ${others} moved to the days after: you never get more than ${cap} a day.`;
}

export const OFFLINE_TITLE = 'You are offline';
export const OFFLINE_TEXT =
  'These are the cards this device has kept. Your answers stay here and are sent when you are back online.';
export const NOT_OFFLINE_YET = 'This card needs the internet. Skip it for now; it will come back.';

export function waitingWords(waiting: number): string {
  return `${waiting === 1 ? '1 answer is' : `${waiting} answers are`} waiting on this device`;
}

export const NOT_SURE = 'I am not sure';
export const NOT_SURE_NOTE = 'Marked as not sure: even if you are right, this comes back sooner.';
export const SHOW_ANSWER = 'Show the answer';
export const NEXT_CARD = 'Next card';
export const FINISH = 'See how it went';
export const LEAVE = 'Stop for now';

export const RATING_WORDS = { again: 'Again', hard: 'Hard', good: 'Good', easy: 'Easy' } as const;
export const RATING_HELP = 'How well did you know it?';

export const DECK_ADD = 'Add this deck to my review';
export const DECK_REMOVE = 'Take out of my review';
export const DECK_ADDED =
  'This deck is in your review: up to 10 new cards a day, and each comes back when it is time.';
export const DECK_FAILED = 'That did not work. Check your internet, then press the button again.';

export const NO_EXAM_YET = 'Do you know the day of your exam? Then review aims at that day.';
export const MAKE_PLAN = 'Make a study plan';
export const AIMED_AT = 'Review aims at the day of your exam.';
export const SEE_PLAN = 'See my study plan';

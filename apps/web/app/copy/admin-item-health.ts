import type { ItemAlarm } from '@second-bell/contract';

export const ITEM_HEALTH = {
  title: 'Item health',
  lead: 'How each question works, from finished tests whose answers the server has checked.',
  loading: 'Loading item health…',
  fetchFailure: 'Failed to fetch item health',
  back: 'Back to the questions',
  toContent: 'Go to Content',
  lost: {
    title: 'We could not find this practice test',
    text: 'It may have been deleted. History shows it.',
  },
  none: {
    title: 'No finished attempts yet',
    text: 'When learners finish this test, you will see here how each question works.',
  },
  file: {
    open: 'Download CSV',
    busy: 'Downloading…',
    success: { title: 'Download finished', description: 'The file is with your downloads.' },
    failure: 'Failed to download item health',
  },
  search: 'Search questions',
  onlyAlarms: 'With alarms only',
  noneFound: {
    title: 'No question fits',
    text: 'Change the search, or show all questions.',
    clear: 'Show all',
  },
  tooFew: 'Too few answers',
  noAlarms: 'No alarms',
  deleted: 'Deleted',
  details: 'Details',
  key: 'Key',
  earlierOption: 'No longer an option',
  typed: 'The answer to this question is typed, so there are no options to count.',
} as const;

/** What the columns mean, below the table. */
export const ITEM_HEALTH_NOTES = [
  'Discrimination runs from -1 to 1. Above 0.2 is good: those who get this question right do well in the rest of the test. Below 0, they do badly.',
  'A question needs 30 answers before it can raise an alarm.',
  'Chosen by: the share of all answers. Rest of the test: how much of the other questions those learners got right.',
] as const;

export const SHARED_TIMES =
  'The time of a test is shared evenly over its answers, so it says little about one question.';

/** The names of the columns; also what a phone calls the figures. */
export const ITEM_COLUMNS = {
  number: 'Question',
  answered: 'Answered',
  leftOpen: 'Left open',
  shareRight: 'Right',
  discrimination: 'Discrimination',
  medianSeconds: 'Median time',
  alarms: 'Alarms',
} as const;

/** Each alarm in a few words, and what it means and what to do. `letters` are those of the options that it names. */
export const ITEM_ALARMS: Readonly<
  Record<
    ItemAlarm['code'],
    { name: string; text: (about: { key: string; letters: string; seconds: number }) => string }
  >
> = {
  key_doubtful: {
    name: 'Check the key',
    text: ({ key, letters }) =>
      `More of the best learners choose ${letters} than the key ${key}. Check which one is right.`,
  },
  negative_discrimination: {
    name: 'Weaker learners do better',
    text: () =>
      'Those who do badly in the rest of the test get this right more often. Check the key and the wording.',
  },
  low_discrimination: {
    name: 'Tells little',
    text: () => 'Strong and weak learners answer it almost alike. Make the question clearer.',
  },
  too_hard: {
    name: 'Too hard',
    text: () => 'Hardly more get it right than guessing would. Check the key, or make it easier.',
  },
  too_easy: {
    name: 'Too easy',
    text: () => 'More than 95% get it right. It shows little of what they know.',
  },
  unused_option: {
    name: 'Unused option',
    text: ({ letters }) => `Almost nobody chooses ${letters}. Write something more likely there.`,
  },
  too_fast: {
    name: 'Answered very fast',
    text: ({ seconds }) =>
      `Half of the answers come sooner than the text can be read (about ${seconds} seconds). Learners may be guessing.`,
  },
};

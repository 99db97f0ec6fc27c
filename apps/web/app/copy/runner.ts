import type { Settings } from '@second-bell/contract/setting-choices';

/** Words of the spec's runner (sections 2, 5 and 8), to the letter. */
export const EXAM_NOT_FOUND = {
  title: 'Exam Not Found',
  text: 'The requested exam could not be found. Please check the URL and try again.',
  action: 'Return to Home',
};

export const NO_QUESTIONS = 'No questions available for this exam. Please try again later.';
export const NO_ACTIVE_ATTEMPT = 'No active test attempt';

export const START = 'Start Practice Test';
export const UNLIMITED = 'Unlimited';

export const SAVING = 'Saving your answers…';
export const LEAVING = 'Leaving the test…';
export const PAUSED = 'Paused. Press Resume to go on.';

export const INSTRUCTIONS = [
  'Read each question and pick one answer. You can change it until you submit.',
  'Flag a question to find it again later. Open Review to see all questions at once.',
  'Stuck? Open the hint. It does not change your score.',
  'You can submit with questions left open. They count as not right.',
];

export const TIMED_INSTRUCTION =
  'The clock starts when you press Start. You can pause it. At zero your test is submitted for you.';

export const UNTIMED_INSTRUCTION = 'There is no time limit. The test ends when you submit it.';

export const RELOAD_INSTRUCTION =
  'If the page closes, open it again: your test is still there, and the clock stood still.';

/** Of a clock that the learner chose not to see. */
export const SHOW_TIME = 'Show time';
export const HIDE_TIME = 'Hide time';

/** Ways out of a test that is not handed in. */
export const SAVE_AND_LEAVE = 'Save and leave';
export const LEAVE_WITHOUT_SCORE = 'Leave without a score';

/** `Welcome back: 5 of 25 answered, 21:03 left`. */
export function welcomeBack(answered: number, questionCount: number, left: string | null): string {
  return `Welcome back: ${answered} of ${questionCount} answered${left === null ? '' : `, ${left} left`}`;
}

export const ENDED_ELSEWHERE = {
  title: 'This test was already finished',
  text: 'It was handed in from another tab or device. Your results show what was counted.',
};

/** Said before a mock exam is begun. */
export const MOCK_EXAM_INSTRUCTION =
  'This is a mock exam: you see your score, the right answers and the reasons when you finish.';

/** What a page says of answers that came after the end. */
export function leftOut(questionCount: number): string {
  const answers = questionCount === 1 ? '1 answer' : `${questionCount} answers`;

  return `${answers} given here after that ${questionCount === 1 ? 'is' : 'are'} not part of it.`;
}

type Saving = { state: 'saved' | 'saving' | 'offline' | 'refused'; waiting: number; isKept: boolean };

/** Where the answers are: on the server, on the way, or on this device. */
export function saveWords({ state, waiting, isKept }: Saving): string {
  const place = isKept ? 'on this device' : 'on this page';
  if (state === 'saving') return 'Saving…';
  if (state === 'saved') return 'Saved';
  if (state === 'refused') return `Saved ${place}`;
  if (waiting === 0) return 'Offline: all your answers are saved';

  return `Offline: ${waiting} ${waiting === 1 ? 'answer' : 'answers'} waiting ${place}`;
}

/** Below the time limit in a test's overview. */
export const EXTRA_TIME_NOTE: Readonly<Record<Exclude<Settings['extraTime'], 'none'>, string>> = {
  '1.25': 'This is 1¼ times the usual time, as you chose.',
  '1.5': 'This is 1½ times the usual time, as you chose.',
  2: 'This is twice the usual time, as you chose.',
  untimed: 'You chose to take tests without a time limit.',
};
export const EXTRA_TIME_CHANGE = 'Change it in your settings';
export const EXTRA_TIME_OFFER = 'Do you need more time?';
export const EXTRA_TIME_LINK = 'Set it once for all tests';

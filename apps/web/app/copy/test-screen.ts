/** Words of the screen on which a test is taken, in either mode. Button labels are the spec's (section 2), to the letter. */
export const EXIT_TEST = 'Exit Test';
export const PREVIOUS = 'Previous';
export const NEXT = 'Next';

/** What ends a test on its last question. */
export const END = { learn: 'Finish Test', timed: 'Submit Test' };

export const NOT_KEPT = {
  learn: 'This browser cannot keep your place on this device. Leave this page open until you have finished.',
  timed:
    'This browser keeps nothing on this device. Leave this page open until you have handed in your test.',
};

const COMMON = [
  { keys: ['A', '–', 'F'], action: 'Pick an option by its letter' },
  { keys: ['1', '–', '6'], action: 'Pick an option by its number' },
  { keys: ['←', '→'], action: 'Go to the previous or next question' },
];
const HINT = { keys: ['H'], action: 'Show or hide the hint' };
/** Of the tools, where the test has them. */
const TOOL_SHORTCUTS = [
  { keys: ['X'], action: 'Strike out the option that has the focus, where the test has that' },
  { keys: ['M'], action: 'Highlight the text you selected, or begin with the keyboard' },
  { keys: ['N', 'P'], action: 'Open or close the notes or the scratch pad' },
  { keys: ['K', 'R', 'S'], action: 'Open or close the calculator, the formulas or the symbols' },
];
const HELP = { keys: ['?'], action: 'Show this help' };

export const SHORTCUTS = {
  learn: [
    ...COMMON,
    HINT,
    {
      keys: ['E'],
      action: 'Show or hide the explanation, once you have answered (where there is no option E)',
    },
    ...TOOL_SHORTCUTS,
    HELP,
  ],
  timed: [
    ...COMMON,
    { keys: ['F'], action: 'Flag the question (where there is no option F)' },
    HINT,
    ...TOOL_SHORTCUTS,
    HELP,
  ],
};

/** Buttons of a voice that reads. */
export const READ_QUESTION = 'Read aloud';
export const READ_TEXT = 'Read text aloud';
export const READ_ANSWERS = 'Read options aloud';
export const STOP_READING = 'Stop reading';

/** Said when an option is ruled out, or is open again. */
export const STRUCK = {
  out: (letter: string) => `Option ${letter} struck out.`,
  back: (letter: string) => `Option ${letter} is open again.`,
};

/** Button labels the spec names (section 2), to the letter. */
export const EXIT_TEST = 'Exit Test';
export const FINISH_TEST = 'Finish Test';
export const PREVIOUS = 'Previous';
export const NEXT = 'Next';

/** Beside the place that this device keeps in a test. */
export const START_OVER = 'Start over';
export const PLACE_NOT_KEPT =
  'This browser cannot keep your place on this device. Leave this page open until you have finished.';

export const SHORTCUTS = [
  { keys: ['A', '–', 'F'], action: 'Pick an option by its letter' },
  { keys: ['1', '–', '6'], action: 'Pick an option by its number' },
  { keys: ['←', '→'], action: 'Go to the previous or next question' },
  { keys: ['H'], action: 'Show or hide the hint' },
  {
    keys: ['E'],
    action: 'Show or hide the explanation, once you have answered (where there is no option E)',
  },
  { keys: ['?'], action: 'Show this help' },
];

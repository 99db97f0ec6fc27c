/** Beside the place that this device keeps in a test. */
export const START_OVER = 'Start over';

/** A set is kept by the browser that it was begun in, until it is finished. */
export const SET_NOT_HERE = {
  title: 'This set is not here',
  text: 'You may have finished it, or begun it on another device. Your answers are safe. You can start a new set at any time.',
  action: 'Go to my progress',
};

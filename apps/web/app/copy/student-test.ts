/** Beside the place that this device keeps in a test. */
export const START_OVER = 'Start over';

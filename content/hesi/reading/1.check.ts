/** The numerical answers of 1.txt, computed: question number → the text of the right option. */

/** Safe hours at a noise level: 8 hours at 85 decibels, cut in half for each 3 decibels more. */
function safeHours(decibels: number): number {
  return 8 / 2 ** ((decibels - 85) / 3);
}

export const answers: Record<number, string> = {
  23: `${safeHours(91)} hours`,
};

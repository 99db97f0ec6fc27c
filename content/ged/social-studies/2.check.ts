/** The numerical answer of 2.txt, computed: question number → the answer with its unit. */
export const answers: Record<string, string> = {
  3: `${(600 / 7_500) * 100} %`,
};

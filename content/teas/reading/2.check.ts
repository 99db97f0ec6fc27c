/** The numerical answer of 2.txt, computed: question number → the answer with its unit. */
export const answers: Record<number, string> = {
  36: `${(30 / 15) * 105} mg`,
};

/** The numerical answers of 2.txt, computed: question number → the answer with its unit. */
export const answers: Record<string, string> = {
  7: `${18 / 180 / 0.25} mol/L`,
  8: `${17 + 18}`,
};

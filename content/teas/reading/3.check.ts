/** The numerical answer of 3.txt, computed: question number → the answer with its unit. */
const market = [7 * 60 + 22, 7 * 60 + 52, 8 * 60 + 22];
const clinic = [7 * 60 + 35, 8 * 60 + 5, 8 * 60 + 35];
const next = market.findIndex((minute) => minute >= 7 * 60 + 45);

export const answers: Record<number, string> = {
  5: `${(clinic[next] ?? NaN) - 8 * 60} minutes`,
};

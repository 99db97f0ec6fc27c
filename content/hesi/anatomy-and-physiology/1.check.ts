/** The numerical answers of 1.txt, computed: question number → the text of the right option. */

export const answers: Record<number, string> = {
  // liters of urine ÷ liters filtered in 24 hours
  24: `${Math.round((100 * 1.8) / ((125 * 60 * 24) / 1000))}%`,
};

/** The answers of 3.txt that follow from numbers: question number → the answer with its unit, or the text of the right option. */

// Question 10: the share of the voters of Ashby who came to the meeting.
const share = 320 / 4_000;

// Question 29: chairs that can be made by the number of tables.
const chairs: Record<number, number> = { 0: 40, 10: 36, 20: 28, 30: 16, 36: 0 };

// Question 31: thousand square kilometers.
const aral = { 1960: 68, 2004: 17 };

export const answers: Record<string, string> = {
  10: share < 0.1 ? "320 of Ashby's 4,000 voters took part in the meeting." : '',
  12: String((96 * 2) / 3),
  27: `${(750 * 12) / 100} dollars`,
  29: `${(chairs[20] ?? NaN) - (chairs[30] ?? NaN)} chairs`,
  31: `${((aral[1960] - aral[2004]) / aral[1960]) * 100}%`,
};

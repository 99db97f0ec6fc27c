/** The one answer of 1.txt that follows from numbers: question number → the text of the right option. */

/** The text of the one candidate that fits; an error if none fits or more than one does. */
function only(candidates: Record<string, boolean>): string {
  const found = Object.keys(candidates).filter((text) => candidates[text]);
  const [first] = found;
  if (first === undefined || found.length > 1) throw new Error(`${found.length} candidates fit`);
  return first;
}

// Question 17, in thousands of dollars: fares, cost of collecting them, the figure in Letter 2.
const fares = 3000;
const collecting = 400;
const loss = 2600;
// Fares are 15 percent of the whole cost.
const wholeCost = (fares * 100) / 15;

export const answers: Record<number, string> = {
  17: only({
    'It takes 15 percent of the whole cost of the buses.': (wholeCost * 15) / 100 === loss,
    'It takes the cost of collecting fares away from the fare money.': fares - collecting === loss,
    'It takes the share of riders who want lower fares from all fares.': fares * (1 - 0.21) === loss,
  }),
};

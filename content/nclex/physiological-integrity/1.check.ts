/** The numerical answers of 1.txt, computed: question number → the text of the right option. */

const poundsPerKilogram = 2.2;
const mlPerOunce = 30;

/** Without the noise of floating point. */
function tidy(value: number): number {
  return Number(value.toFixed(6));
}

/** Heparin: units/kg/hour × kg ÷ (units ÷ mL of the bag). */
function pumpRate(unitsPerKg: number, kg: number, bagUnits: number, bagMl: number): number {
  return tidy((unitsPerKg * kg) / (bagUnits / bagMl));
}

/** Amoxicillin: mL for one of several equal doses a day. */
function mlPerDose(pounds: number, mgPerKgDay: number, doses: number, mgPerMl: number): number {
  const mgPerDose = ((pounds / poundsPerKilogram) * mgPerKgDay) / doses;
  return tidy(mgPerDose / mgPerMl);
}

/** Intake: ice counts half of its volume, urine does not count. */
function intake(ouncesDrunk: number, ouncesIce: number, ivPerHour: number, hours: number): number {
  return (ouncesDrunk + ouncesIce / 2) * mlPerOunce + ivPerHour * hours;
}

/** Glasgow Coma Scale at 10:00: eyes to speech, confused, obeys; 15 at 8:00. */
const score = 3 + 4 + 6;
const dropOfTwo = 15 - score >= 2;

export const answers: Record<number, string> = {
  5: `${pumpRate(12, 75, 25000, 250)} mL/hour`,
  13: `${intake(6 + 4, 8, 75, 4)} mL`,
  18: `${mlPerDose(44, 25, 2, 125 / 5)} mL`,
  29: String(Math.round((1000 / 8 / 60) * 15)),
  34: `${score}; ${dropOfTwo ? 'report the change to the provider now' : 'check again in four hours'}`,
  40: `${tidy((0.075 * 1000) / 25)} tablets`,
};

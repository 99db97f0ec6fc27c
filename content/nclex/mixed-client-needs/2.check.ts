/** The numerical answers of 2.txt, computed: question number → the answer with its unit. */
import { oneDecimal } from '../../arithmetic.ts';

const heparinUnitsPerHour = 18 * 80;
const heparinUnitsPerMl = 25_000 / 250;

const childKg = 44 / 2.2;
const singleDoseMg = (45 * childKg) / 2;

export const answers: Record<string, string> = {
  33: `${oneDecimal(heparinUnitsPerHour / heparinUnitsPerMl)} mL/h`,
  34: `${oneDecimal((singleDoseMg / 400) * 5)} ± 0.05 mL`,
};

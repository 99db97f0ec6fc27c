const PLAIN = '0123456789+-−=()n';
const HIGH = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ';
const LOW = '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₙ';

/** `x<sup>2</sup>` must not end as `x2`: signs with a raised twin take it, others stand behind `^`. */
export function raised(text: string): string {
  return twinsOf(text, HIGH) ?? `^(${text.trim()})`;
}

/** The same for `H<sub>2</sub>O`; others stand behind `_`. */
export function lowered(text: string): string {
  return twinsOf(text, LOW) ?? `_(${text.trim()})`;
}

function twinsOf(text: string, twins: string): string | undefined {
  const signs = [...text.trim()];
  if (signs.length === 0) return '';

  return signs.every((sign) => PLAIN.includes(sign))
    ? signs.map((sign) => twins.charAt(PLAIN.indexOf(sign))).join('')
    : undefined;
}

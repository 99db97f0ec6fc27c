/** What several of the scripts that work answers out have in common. */

/** Formats a number with commas: 3200 → "3,200". */
export const commas = (n: number): string => n.toLocaleString('en-US');

/** Formats cents as dollars and cents, without commas: 89600 → "$896.00". */
export const money = (cents: number): string => '$' + (Math.round(cents) / 100).toFixed(2);

export const sum = (numbers: number[]): number => numbers.reduce((total, n) => total + n, 0);

export const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** A fraction in lowest terms: 14, 56 → "1/4"; above 1 as a mixed number: 49, 12 → "4 1/12". */
export const mixedNumber = (top: number, bottom: number): string => {
  const whole = Math.floor(top / bottom);
  const rest = top % bottom;
  const part = rest === 0 ? '' : `${rest / gcd(rest, bottom)}/${bottom / gcd(rest, bottom)}`;

  return [whole || '', part].filter((text) => text !== '').join(' ');
};

export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** The text of the one candidate that fits; an error if none fits or more than one does. */
export const only = <T>(candidates: Record<string, T>, fits: (candidate: T) => boolean): string => {
  const found = Object.entries(candidates).filter(([, candidate]) => fits(candidate));
  const [first] = found;
  if (first === undefined || found.length > 1) throw new Error(`${found.length} candidates fit`);
  return first[0];
};

/** Formats a number with one decimal place, or none where it is whole: 14.4 → "14.4", 6 → "6". */
export const oneDecimal = (n: number): string => String(Math.round(n * 10) / 10);

import { Decimal as AnyDecimal } from 'decimal.js';
import { Fraction } from 'fraction.js';

import { CalculatorError } from './errors.ts';

/** More digits than any result shows, so that those shown are right. */
export const Decimal = AnyDecimal.clone({ precision: 26 });
export type Decimal = AnyDecimal;

/** `ratio · √root`, times π where `hasPi`: what stays exact. `root` has no square in it. */
export type Exact = { ratio: Fraction; root: bigint; hasPi: boolean };
export type Value = Exact | Decimal;

/** The machine's range: from 1 × 10⁻⁹⁹ to 9.999999999 × 10⁹⁹. */
const HIGHEST_EXPONENT = 99;
/** A fraction that needs more digits is no longer kept as one: no display could show it. */
const EXACT_DIGITS = 60;
/** A root above it is not looked through for squares. */
const ROOT_MAX = 1_000_000_000n;

export const PI = Decimal.acos(-1);

export function isExact(value: Value): value is Exact {
  return !AnyDecimal.isDecimal(value);
}

/** A fraction or whole number; undefined for all else. */
export function rationalOf(value: Value): Fraction | undefined {
  return isExact(value) && value.root === 1n && !value.hasPi ? value.ratio : undefined;
}

/** A whole number of a size that can be counted to; undefined for all else. */
export function wholeOf(value: Value): number | undefined {
  const ratio = rationalOf(value);

  return ratio !== undefined && ratio.d === 1n && ratio.n <= BigInt(Number.MAX_SAFE_INTEGER)
    ? Number(ratio.s * ratio.n)
    : undefined;
}

export function whole(number: number | bigint): Value {
  return fromRatio(new Fraction(number, 1));
}

export function fromRatio(ratio: Fraction, root = 1n, hasPi = false): Value {
  if (ratio.n === 0n) return { ratio, root: 1n, hasPi: false };
  const isLong = ratio.n.toString().length > EXACT_DIGITS || ratio.d.toString().length > EXACT_DIGITS;
  if (isLong || root > ROOT_MAX) return settled(approximate({ ratio, root, hasPi }));

  const { outside, inside } = squarePart(root);

  return settled({ ratio: ratio.mul(outside), root: inside, hasPi });
}

/** Of a number that was typed: digits with a point, or an exponent. */
export function fromDigits(digits: string): Value {
  return fromDecimal(new Decimal(digits));
}

/** Exact again where no digit is lost by it. */
export function fromDecimal(decimal: Decimal): Value {
  const inRange = settled(decimal);
  const isShort = decimal.precision() <= 20 && Math.abs(decimal.e) < 30;

  return isShort ? { ratio: new Fraction(decimal.toFixed()), root: 1n, hasPi: false } : inRange;
}

export function approximate(value: Value): Decimal {
  if (!isExact(value)) return value;
  const { ratio, root, hasPi } = value;
  const quotient = new Decimal((ratio.s * ratio.n).toString()).div(ratio.d.toString());
  const rooted = root === 1n ? quotient : quotient.mul(new Decimal(root.toString()).sqrt());

  return hasPi ? rooted.mul(PI) : rooted;
}

export function isNegative(value: Value): boolean {
  return isExact(value) ? value.ratio.s < 0n : value.isNegative() && !value.isZero();
}

export function isZero(value: Value): boolean {
  return isExact(value) ? value.ratio.n === 0n : value.isZero();
}

/** As text that `readValue` reads again: kept with an attempt. */
export function writeValue(value: Value): string {
  if (!isExact(value)) return `~${value.toString()}`;
  const { ratio, root, hasPi } = value;

  return `${ratio.toFraction()}|${root}|${hasPi ? 1 : 0}`;
}

/** Undefined where a text was written by nobody here. */
export function readValue(text: string): Value | undefined {
  try {
    if (text.startsWith('~')) return settled(new Decimal(text.slice(1)));
    const [ratio, root, hasPi] = text.split('|');
    if (ratio === undefined || root === undefined) return undefined;

    return fromRatio(new Fraction(ratio), BigInt(root), hasPi === '1');
  } catch {
    return undefined;
  }
}

/** Throws where the machine has no room for the number; one too small to show is 0. */
function settled<V extends Value>(value: V): V | Exact {
  const decimal = approximate(value);
  if (!decimal.isFinite() || decimal.e > HIGHEST_EXPONENT) throw new CalculatorError('overflow');
  if (decimal.e < -HIGHEST_EXPONENT) return { ratio: new Fraction(0), root: 1n, hasPi: false };

  return value;
}

function squarePart(root: bigint): { outside: bigint; inside: bigint } {
  let outside = 1n;
  let inside = root;
  for (let factor = 2n; factor * factor <= inside; factor += 1n) {
    while (inside % (factor * factor) === 0n) {
      inside /= factor * factor;
      outside *= factor;
    }
  }

  return { outside, inside };
}

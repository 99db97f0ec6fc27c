import { Fraction } from 'fraction.js';

import { divide, negate, root } from './arithmetic.ts';
import { CalculatorError } from './errors.ts';
import {
  approximate,
  Decimal,
  fromDecimal,
  fromRatio,
  isNegative,
  isZero,
  PI,
  type Value,
  whole,
} from './value.ts';

/** Angles are in degrees, as the machine's are where nobody changes it. */
const HALF_TURN = 180;

const HALF = fromRatio(new Fraction(1, 2));
const HALF_ROOT_2 = fromRatio(new Fraction(1, 2), 2n);
const HALF_ROOT_3 = fromRatio(new Fraction(1, 2), 3n);
/** Of the angles whose sine is a root: those up to a right angle. */
const SINES: readonly (readonly [degrees: number, sine: Value])[] = [
  [0, whole(0)],
  [30, HALF],
  [45, HALF_ROOT_2],
  [60, HALF_ROOT_3],
  [90, whole(1)],
];

export function sine(angle: Value): Value {
  const degrees = approximate(angle).mod(2 * HALF_TURN);
  const turned = degrees.isNegative() ? degrees.add(2 * HALF_TURN) : degrees;
  if (turned.gte(HALF_TURN)) return negate(sineUpToHalf(turned.sub(HALF_TURN)));

  return sineUpToHalf(turned);
}

export function cosine(angle: Value): Value {
  return sine(fromDecimal(new Decimal(90).sub(approximate(angle))));
}

/** Throws where there is none: at a right angle. */
export function tangent(angle: Value): Value {
  const below = cosine(angle);
  if (isZero(below)) throw new CalculatorError('domain');

  return divide(sine(angle), below);
}

export function inverseSine(value: Value): Value {
  if (isNegative(value)) return negate(inverseSine(negate(value)));
  const decimal = approximate(value);
  if (decimal.gt(1)) throw new CalculatorError('domain');
  const known = SINES.find(([, of]) => approximate(of).eq(decimal));

  return known ? whole(known[0]) : inDegrees(Decimal.asin(decimal));
}

export function inverseCosine(value: Value): Value {
  const sineOfRest = approximate(inverseSine(value));

  return fromDecimal(new Decimal(90).sub(sineOfRest));
}

export function inverseTangent(value: Value): Value {
  if (isNegative(value)) return negate(inverseTangent(negate(value)));
  const decimal = approximate(value);
  const known = [0, 30, 45, 60].find((degrees) => approximate(tangent(whole(degrees))).eq(decimal));

  return known === undefined ? inDegrees(Decimal.atan(decimal)) : whole(known);
}

export function commonLogarithm(value: Value): Value {
  return fromDecimal(Decimal.log10(positive(value)));
}

export function naturalLogarithm(value: Value): Value {
  return fromDecimal(Decimal.ln(positive(value)));
}

export function exponential(value: Value): Value {
  const exponent = approximate(value);
  if (exponent.gt(300)) throw new CalculatorError('overflow');

  return fromDecimal(Decimal.exp(exponent));
}

export function squareRoot(value: Value): Value {
  return root(value, whole(2));
}

function sineUpToHalf(degrees: Decimal): Value {
  const acute = degrees.gt(HALF_TURN / 2) ? new Decimal(HALF_TURN).sub(degrees) : degrees;
  const known = SINES.find(([of]) => acute.eq(of));

  return known ? known[1] : fromDecimal(Decimal.sin(acute.mul(PI).div(HALF_TURN)));
}

function inDegrees(radians: Decimal): Value {
  return fromDecimal(radians.mul(HALF_TURN).div(PI));
}

function positive(value: Value): Decimal {
  if (isNegative(value) || isZero(value)) throw new CalculatorError('domain');

  return approximate(value);
}

import { Fraction } from 'fraction.js';

import { CalculatorError } from './errors.ts';
import {
  approximate,
  Decimal,
  fromDecimal,
  fromRatio,
  isExact,
  isNegative,
  isZero,
  rationalOf,
  type Value,
  whole,
  wholeOf,
} from './value.ts';

/** A power above it is worked out in decimals. */
const EXACT_POWER = 400;
const FACTORIAL_MAX = 69;

export function add(a: Value, b: Value): Value {
  if (isZero(a)) return b;
  if (isZero(b)) return a;
  if (isExact(a) && isExact(b) && a.root === b.root && a.hasPi === b.hasPi) {
    return fromRatio(a.ratio.add(b.ratio), a.root, a.hasPi);
  }

  return fromDecimal(approximate(a).add(approximate(b)));
}

export function negate(value: Value): Value {
  return isExact(value) ? { ...value, ratio: value.ratio.neg() } : value.neg();
}

export function subtract(a: Value, b: Value): Value {
  return add(a, negate(b));
}

export function multiply(a: Value, b: Value): Value {
  if (isExact(a) && isExact(b) && !(a.hasPi && b.hasPi)) {
    return fromRatio(a.ratio.mul(b.ratio), a.root * b.root, a.hasPi || b.hasPi);
  }

  return fromDecimal(approximate(a).mul(approximate(b)));
}

export function divide(a: Value, b: Value): Value {
  if (isZero(b)) throw new CalculatorError('divide_by_zero');
  if (isExact(a) && isExact(b) && (a.hasPi || !b.hasPi)) {
    // Without a root below the line: 1 / √2 is √2 / 2.
    return fromRatio(a.ratio.div(b.ratio.mul(b.root)), a.root * b.root, a.hasPi && !b.hasPi);
  }

  return fromDecimal(approximate(a).div(approximate(b)));
}

/** 0⁰ is not defined. A negative number has powers of whole exponents, and of fractions with an odd denominator. */
export function power(base: Value, exponent: Value): Value {
  if (isZero(base)) return powerOfZero(exponent);
  const times = wholeOf(exponent);
  if (times !== undefined && Math.abs(times) <= EXACT_POWER) return wholePower(base, times);

  const ratio = rationalOf(exponent);
  if (ratio !== undefined && ratio.d <= 1_000n && ratio.n <= 1_000n) {
    return wholePower(root(base, whole(ratio.d)), Number(ratio.s * ratio.n));
  }
  if (isNegative(base)) throw new CalculatorError('domain');

  return fromDecimal(approximate(base).pow(approximate(exponent)));
}

/** The root of that index: of a negative number where the index is odd. */
export function root(value: Value, index: Value): Value {
  if (isZero(index)) throw new CalculatorError('domain');
  if (isNegative(index)) return divide(whole(1), root(value, negate(index)));
  const degree = wholeOf(index);
  if (isNegative(value)) {
    if (degree === undefined || degree % 2 === 0) throw new CalculatorError('domain');

    return negate(root(negate(value), index));
  }
  const ratio = rationalOf(value);
  if (degree === 2 && ratio !== undefined) return fromRatio(new Fraction(1, ratio.d), ratio.n * ratio.d);
  if (degree !== undefined && ratio !== undefined) {
    const [top, bottom] = [wholeRoot(ratio.n, degree), wholeRoot(ratio.d, degree)];
    if (top !== undefined && bottom !== undefined) return fromRatio(new Fraction(top, bottom));
  }

  return fromDecimal(approximate(value).pow(new Decimal(1).div(approximate(index))));
}

export function percent(value: Value): Value {
  return divide(value, whole(100));
}

export function factorial(value: Value): Value {
  const number = countOf(value);
  if (number > FACTORIAL_MAX) throw new CalculatorError('overflow');

  return fromDecimal(productUpTo(number, number));
}

/** In how many orders `taken` of `all` can be. */
export function permutations(all: Value, taken: Value): Value {
  const [n, r] = [countOf(all), countOf(taken)];
  if (r > n) return whole(0);
  if (r > 1_000) throw new CalculatorError('overflow');

  return fromDecimal(productUpTo(n, r));
}

/** In how many ways `taken` of `all` can be chosen. */
export function combinations(all: Value, taken: Value): Value {
  const [n, r] = [countOf(all), countOf(taken)];
  if (r > n) return whole(0);
  const fewer = Math.min(r, n - r);
  if (fewer > 1_000) throw new CalculatorError('overflow');

  return fromDecimal(productUpTo(n, fewer).div(productUpTo(fewer, fewer)).round());
}

/** `last · (last − 1) · …`, that many factors. */
function productUpTo(last: number, factors: number): Decimal {
  let product = new Decimal(1);
  for (let index = 0; index < factors; index += 1) product = product.mul(last - index);

  return product;
}

function countOf(value: Value): number {
  const number = wholeOf(value);
  if (number === undefined || number < 0) throw new CalculatorError('domain');

  return number;
}

function powerOfZero(exponent: Value): Value {
  if (isZero(exponent)) throw new CalculatorError('domain');
  if (isNegative(exponent)) throw new CalculatorError('divide_by_zero');

  return whole(0);
}

function wholePower(base: Value, times: number): Value {
  if (times < 0) return divide(whole(1), wholePower(base, -times));
  if (times === 0) return whole(1);
  const half = wholePower(base, Math.floor(times / 2));
  const square = multiply(half, half);

  return times % 2 === 0 ? square : multiply(square, base);
}

/** Undefined where it is no whole number. */
function wholeRoot(number: bigint, degree: number): bigint | undefined {
  const guess = BigInt(new Decimal(number.toString()).pow(new Decimal(1).div(degree)).round().toFixed());

  return guess ** BigInt(degree) === number ? guess : undefined;
}

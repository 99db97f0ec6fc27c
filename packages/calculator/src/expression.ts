import { Fraction } from 'fraction.js';

import {
  add,
  combinations,
  divide,
  factorial,
  multiply,
  negate,
  percent,
  permutations,
  power,
  root,
  subtract,
} from './arithmetic.ts';
import { CalculatorError, type CalculatorFault } from './errors.ts';
import {
  commonLogarithm,
  cosine,
  exponential,
  inverseCosine,
  inverseSine,
  inverseTangent,
  naturalLogarithm,
  sine,
  squareRoot,
  tangent,
} from './functions.ts';
import type { Token } from './tokens.ts';
import { fromDigits, fromRatio, rationalOf, type Value, whole } from './value.ts';

export type Evaluation = { value: Value } | { fault: CalculatorFault };

/** What `Ans` and `M` stand for. */
export type Recalled = { ans: Value; memory: Value };

type Rule = (value: Value) => Value;

const FUNCTIONS: Partial<Record<Token, Rule>> = {
  '(': (value) => value,
  '√(': squareRoot,
  '10^(': (value) => power(whole(10), value),
  'e^(': exponential,
  'log(': commonLogarithm,
  'ln(': naturalLogarithm,
  'sin(': sine,
  'cos(': cosine,
  'tan(': tangent,
  'sin⁻¹(': inverseSine,
  'cos⁻¹(': inverseCosine,
  'tan⁻¹(': inverseTangent,
};
const AFTER: Partial<Record<Token, Rule>> = {
  '²': (value) => power(value, whole(2)),
  '⁻¹': (value) => divide(whole(1), value),
  '!': factorial,
  '%': percent,
};
const PI_TIMES_1 = fromRatio(new Fraction(1), 1n, true);

/**
 * What an entry comes to, in the order of the Equation Operating System: parentheses and functions, fractions, what stands
 * behind its number (² ⁻¹ ! %), powers and roots from right to left, the sign, nPr and nCr, × ÷ and products without a
 * sign, + −. Parentheses that are open at the end are closed.
 *
 * Source: Texas Instruments, TI-30XS MultiView, Order of operations (education.ti.com, e-guide).
 */
export function evaluate(entry: readonly Token[], recalled: Recalled): Evaluation {
  try {
    const reader = new Reader(entry, recalled);
    const value = reader.sum();
    if (!reader.isDone()) throw new CalculatorError('syntax');

    return { value };
  } catch (error) {
    if (error instanceof CalculatorError) return { fault: error.fault };
    throw error;
  }
}

class Reader {
  readonly #entry: readonly Token[];
  readonly #recalled: Recalled;
  #at = 0;

  constructor(entry: readonly Token[], recalled: Recalled) {
    this.#entry = entry;
    this.#recalled = recalled;
  }

  isDone(): boolean {
    return this.#at === this.#entry.length;
  }

  sum(): Value {
    let value = this.#product();
    for (;;) {
      if (this.#takes('+')) value = add(value, this.#product());
      else if (this.#takes('−')) value = subtract(value, this.#product());
      else return value;
    }
  }

  #product(): Value {
    let value = this.#choice();
    for (;;) {
      if (this.#takes('×')) value = multiply(value, this.#choice());
      else if (this.#takes('÷')) value = divide(value, this.#choice());
      else if (this.#isAtStart()) value = multiply(value, this.#choice());
      else return value;
    }
  }

  #choice(): Value {
    let value = this.#signed();
    for (;;) {
      if (this.#takes(' nPr ')) value = permutations(value, this.#signed());
      else if (this.#takes(' nCr ')) value = combinations(value, this.#signed());
      else return value;
    }
  }

  #signed(): Value {
    return this.#takes('⁻') ? negate(this.#signed()) : this.#powers();
  }

  #powers(): Value {
    const value = this.#withSuffix();
    if (this.#takes('^')) return power(value, this.#signed());
    if (this.#takes('ˣ√')) return root(this.#signed(), value);

    return value;
  }

  #withSuffix(): Value {
    let value = this.#fraction();
    for (let rule = this.#rule(AFTER); rule !== undefined; rule = this.#rule(AFTER)) value = rule(value);

    return value;
  }

  #fraction(): Value {
    const value = this.#atom();
    if (this.#takes('⁄')) return divide(value, this.#signedAtom());
    if (!this.#takes(' ')) return value;

    const top = this.#atom();
    if (!this.#takes('⁄') || rationalOf(value)?.d !== 1n) throw new CalculatorError('syntax');

    return add(value, divide(top, this.#atom()));
  }

  #signedAtom(): Value {
    return this.#takes('⁻') ? negate(this.#signedAtom()) : this.#atom();
  }

  #atom(): Value {
    const rule = this.#rule(FUNCTIONS);
    if (rule !== undefined) {
      const value = this.sum();
      if (!this.#takes(')') && !this.isDone()) throw new CalculatorError('syntax');

      return rule(value);
    }
    if (this.#takes('π')) return PI_TIMES_1;
    if (this.#takes('Ans')) return this.#recalled.ans;
    if (this.#takes('M')) return this.#recalled.memory;

    return this.#number();
  }

  #number(): Value {
    const digits = this.#while(isDigitOrPoint);
    if (!/^\d*(?:\.\d*)?$/.test(digits) || !/\d/.test(digits)) throw new CalculatorError('syntax');
    if (!this.#takes('ᴇ')) return fromDigits(digits);

    const sign = this.#takes('⁻') ? '-' : '';
    const exponent = this.#while(isDigit);
    if (exponent === '') throw new CalculatorError('syntax');
    if (exponent.length > 3) throw new CalculatorError('overflow');

    return fromDigits(`${digits}e${sign}${exponent}`);
  }

  #while(belongs: (token: Token) => boolean): string {
    const from = this.#at;
    for (let token = this.#next(); token !== undefined && belongs(token); token = this.#next()) this.#at += 1;

    return this.#entry.slice(from, this.#at).join('');
  }

  /** Whether a number begins here with no sign before it: 2π, 3(4), 5sin(30). */
  #isAtStart(): boolean {
    const token = this.#next();
    if (token === undefined) return false;

    return FUNCTIONS[token] !== undefined || isDigitOrPoint(token) || ['π', 'Ans', 'M'].includes(token);
  }

  #rule(rules: Partial<Record<Token, Rule>>): Rule | undefined {
    const token = this.#next();
    const rule = token && rules[token];
    if (rule !== undefined) this.#at += 1;

    return rule;
  }

  #takes(token: Token): boolean {
    const isIt = this.#next() === token;
    if (isIt) this.#at += 1;

    return isIt;
  }

  #next(): Token | undefined {
    return this.#entry[this.#at];
  }
}

function isDigit(token: Token): boolean {
  return /^\d$/.test(token);
}

function isDigitOrPoint(token: Token): boolean {
  return token === '.' || isDigit(token);
}

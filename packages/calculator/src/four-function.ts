import { add, divide, multiply, negate, percent, subtract } from './arithmetic.ts';
import { decimalText } from './display.ts';
import { CalculatorError, type CalculatorFault } from './errors.ts';
import { squareRoot } from './functions.ts';
import { approximate, fromDigits, isNegative, readValue, type Value, whole, writeValue } from './value.ts';

export type Operator = '+' | '−' | '×' | '÷';
type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';

export type FourFunctionKey =
  | Digit
  | '.'
  | Operator
  | '='
  | '%'
  | '√'
  | '±'
  | 'CE'
  | 'C'
  | 'delete'
  | 'M+'
  | 'M−'
  | 'MR'
  | 'MC';

export type FourFunction = {
  /** What is typed, digit by digit; null where a result is shown. */
  typed: string | null;
  shown: Value;
  /** What waits for its other number. */
  pending: { left: Value; operator: Operator } | null;
  /** An operator was pressed last: what is shown is the left number still. */
  isAwaiting: boolean;
  memory: Value;
  fault: CalculatorFault | null;
};

const DIGITS_MAX = 10;
const ZERO = whole(0);

export const NEW_FOUR_FUNCTION: FourFunction = {
  typed: '0',
  shown: ZERO,
  pending: null,
  isAwaiting: false,
  memory: ZERO,
  fault: null,
};

const RULES: Record<Operator, (a: Value, b: Value) => Value> = {
  '+': add,
  '−': subtract,
  '×': multiply,
  '÷': divide,
};

/**
 * A machine with one line that calculates as it goes: 2 + 3 × 4 is 20, for the sum is made when × is pressed. `%` ends a
 * calculation: 250 + 65 % is 412.5, and 355 × 15 % is 53.25.
 *
 * Source: Calculated Industries, user's guide of model 9530, page 7, 'Operating basics' (chaining logic, percent).
 */
export function pressFourFunction(state: FourFunction, key: FourFunctionKey): FourFunction {
  // After a fault only clearing helps, so that nobody goes on with a wrong figure.
  if (state.fault !== null && key !== 'C' && key !== 'CE') return state;

  try {
    return pressed(state, key);
  } catch (error) {
    if (error instanceof CalculatorError) {
      return { ...NEW_FOUR_FUNCTION, memory: state.memory, fault: error.fault };
    }
    throw error;
  }
}

export function fourFunctionView({ typed, shown, pending, memory, fault }: FourFunction): {
  shown: string;
  operator: Operator | null;
  fault: CalculatorFault | null;
  hasMemory: boolean;
} {
  return {
    shown: typed?.replace('-', '−') ?? decimalText(approximate(shown)),
    operator: pending?.operator ?? null,
    fault,
    hasMemory: writeValue(memory) !== writeValue(ZERO),
  };
}

/** What outlives the page, as JSON. */
export function writeFourFunction({ typed, shown, pending, isAwaiting, memory }: FourFunction) {
  return {
    typed,
    isAwaiting,
    shown: writeValue(shown),
    pending: pending && { left: writeValue(pending.left), operator: pending.operator },
    memory: writeValue(memory),
  };
}

/** The machine as it was; a new one where what is kept was written by nobody here. */
export function readFourFunction(kept: unknown): FourFunction {
  if (typeof kept !== 'object' || kept === null) return NEW_FOUR_FUNCTION;
  const { typed, shown, pending, isAwaiting, memory } = kept as Record<string, unknown>;
  const isText = typeof typed === 'string' && isTyped(typed);

  return {
    typed: isText ? typed : null,
    shown: isText ? typedValue(typed) : (valueOf(shown) ?? ZERO),
    pending: pendingOf(pending),
    isAwaiting: isAwaiting === true,
    memory: valueOf(memory) ?? ZERO,
    fault: null,
  };
}

function pressed(before: FourFunction, key: FourFunctionKey): FourFunction {
  const state = { ...before, isAwaiting: false };
  if (isDigit(key)) return typedAs(state, lengthened(state.typed ?? '0', key));

  const { shown, pending, memory } = state;
  switch (key) {
    case '+':
    case '−':
    case '×':
    case '÷':
      return operate(before, key);
    case '=':
      return pending === null
        ? { ...state, typed: null }
        : result(state, RULES[pending.operator](pending.left, shown));
    case '%':
      return result(state, percentOf(state));
    case '√':
      return { ...state, typed: null, shown: squareRoot(shown) };
    case '±':
      return changeSign(state);
    case 'C':
      return { ...NEW_FOUR_FUNCTION, memory };
    case 'CE':
      return { ...state, typed: '0', shown: ZERO, fault: null };
    case 'delete':
      return typedAs(state, shortened(state.typed));
    case 'M+':
      return { ...state, typed: null, memory: add(memory, shown) };
    case 'M−':
      return { ...state, typed: null, memory: subtract(memory, shown) };
    case 'MR':
      return { ...state, typed: null, shown: memory };
    case 'MC':
      break;
  }

  return { ...before, memory: ZERO };
}

function isDigit(key: FourFunctionKey): key is Digit | '.' {
  return /^[\d.]$/.test(key);
}

/** Two operators in a row: the second one was meant. */
function operate(state: FourFunction, operator: Operator): FourFunction {
  const { shown, pending, isAwaiting } = state;
  const left = pending === null || isAwaiting ? shown : RULES[pending.operator](pending.left, shown);

  return { ...state, typed: null, shown: left, pending: { left, operator }, isAwaiting: true };
}

function result(state: FourFunction, shown: Value): FourFunction {
  return { ...state, typed: null, shown, pending: null };
}

function percentOf({ shown, pending }: FourFunction): Value {
  const part = percent(shown);
  if (pending === null) return part;
  const { left, operator } = pending;

  return RULES[operator](left, operator === '+' || operator === '−' ? multiply(left, part) : part);
}

function changeSign(state: FourFunction): FourFunction {
  const { typed, shown } = state;
  if (typed === null) return { ...state, shown: negate(shown) };

  return typedAs(state, typed.startsWith('-') ? typed.slice(1) : `-${typed}`);
}

function typedAs(state: FourFunction, typed: string): FourFunction {
  return { ...state, typed, shown: typedValue(typed) };
}

function typedValue(typed: string): Value {
  const value = fromDigits(typed.replace('-', ''));

  return typed.startsWith('-') && !isNegative(value) ? negate(value) : value;
}

function lengthened(typed: string, key: Digit | '.'): string {
  if (key === '.') return typed.includes('.') ? typed : `${typed}.`;
  if (typed === '0' || typed === '-0') return typed.replace('0', key);

  return typed.replaceAll(/\D/g, '').length >= DIGITS_MAX ? typed : `${typed}${key}`;
}

/** A result is taken back as a whole. */
function shortened(typed: string | null): string {
  const rest = typed?.slice(0, -1) ?? '';

  return rest === '' || rest === '-' ? '0' : rest;
}

function isTyped(text: string): boolean {
  return /^-?\d{1,10}(?:\.\d{0,10})?$/.test(text);
}

function pendingOf(kept: unknown): FourFunction['pending'] {
  if (typeof kept !== 'object' || kept === null) return null;
  const { left, operator } = kept as Record<string, unknown>;
  const value = valueOf(left);

  return value !== undefined && isOperator(operator) ? { left: value, operator } : null;
}

function isOperator(text: unknown): text is Operator {
  return typeof text === 'string' && Object.hasOwn(RULES, text);
}

function valueOf(kept: unknown): Value | undefined {
  return typeof kept === 'string' ? readValue(kept) : undefined;
}

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  type FourFunction,
  type FourFunctionKey,
  fourFunctionView,
  NEW_FOUR_FUNCTION,
  pressFourFunction,
  readFourFunction,
  writeFourFunction,
} from './four-function.ts';

const KEYS: FourFunctionKey[] = [
  ...(['delete', 'CE', 'MR', 'MC', 'M+', 'M−', 'C'] as const),
  ...(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '.'] as const),
  ...(['+', '−', '×', '÷', '=', '%', '√', '±'] as const),
];

function press(line: string, from: FourFunction = NEW_FOUR_FUNCTION): FourFunction {
  let rest = line;
  let state = from;
  while (rest !== '') {
    const key = KEYS.find((known) => rest.startsWith(known));
    if (key === undefined) throw new Error(`No such key: ${rest}`);
    state = pressFourFunction(state, key);
    rest = rest.slice(key.length);
  }

  return state;
}

const shown = (line: string) => {
  const { shown: text, fault } = fourFunctionView(press(line));

  return fault ?? text;
};

describe('a calculator of four functions', () => {
  it.each([
    ['', '0'],
    ['007', '7'],
    ['1.50', '1.50'],
    ['2+3=', '5'],
    // As it goes, and not × before +.
    ['2+3×4=', '20'],
    ['2+3×', '5'],
    // The second of two signs is meant.
    ['2+×3=', '6'],
    ['0.1+0.2=', '0.3'],
    ['1÷3=', '0.3333333333'],
    ['1÷3×3=', '1'],
    ['9√', '3'],
    ['2√', '1.414213562'],
    ['5±', '−5'],
    ['5±±', '5'],
    ['8±+3=', '−5'],
    ['12345678901', '1234567890'],
    ['12delete', '1'],
    ['1delete', '0'],
    ['2+9CE3=', '5'],
    ['2+9C3=', '3'],
    ['5+=', '10'],
    ['1÷0=', 'divide_by_zero'],
    ['1÷0=5', 'divide_by_zero'],
    ['1÷0=C5', '5'],
    ['5±√', 'domain'],
    ['9999999999×9999999999=', '9.999999998×10¹⁹'],
  ])('%s shows %s', (line, expected) => expect(shown(line)).toBe(expected));

  // Calculated Industries, user's guide of model 9530, page 7, 'Percent calculations'.
  it.each([
    ['355×15%', '53.25'],
    ['250+65%', '412.5'],
    ['25−5%', '23.75'],
    ['100÷50%', '200'],
    ['355×15%=', '53.25'],
  ])('%s shows %s', (line, expected) => expect(shown(line)).toBe(expected));

  it('keeps a number in its memory, also where the rest is cleared', () => {
    expect(shown('12M+C5M+CMR')).toBe('17');
    expect(shown('12M+5M−MR')).toBe('7');
    expect(fourFunctionView(press('12M+C')).hasMemory).toBe(true);
    expect(fourFunctionView(press('12M+MC')).hasMemory).toBe(false);
  });
});

describe('whatever is pressed', () => {
  const keys = fc.array(fc.constantFrom(...KEYS), { maxLength: 60 });
  const pressAll = (list: readonly FourFunctionKey[]) => list.reduce(pressFourFunction, NEW_FOUR_FUNCTION);

  it('shows a number of ten digits at most, or a fault', () => {
    fc.assert(
      fc.property(keys, (list) => {
        const { shown: text, fault } = fourFunctionView(pressAll(list));
        expect(fault ?? text).toMatch(
          /^(?:−?\d{1,10}(?:\.\d{0,12})?(?:×10⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2})?|domain|overflow|divide_by_zero)$/,
        );
      }),
      { numRuns: 500 },
    );
  });

  it('goes on from what is kept as it would have gone on', () => {
    fc.assert(
      fc.property(keys, keys, (before, after) => {
        const state = pressAll(before);
        fc.pre(state.fault === null);
        const back = readFourFunction(JSON.parse(JSON.stringify(writeFourFunction(state))));

        expect(fourFunctionView(back)).toEqual(fourFunctionView(state));
        expect(fourFunctionView(after.reduce(pressFourFunction, back))).toEqual(
          fourFunctionView(after.reduce(pressFourFunction, state)),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('begins anew from what was written by nobody here', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (kept) => {
        expect(fourFunctionView(press('C1+1=', readFourFunction(kept))).shown).toBe('2');
      }),
    );
  });
});

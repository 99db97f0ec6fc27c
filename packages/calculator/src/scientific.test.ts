import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  NEW_SCIENTIFIC,
  pressScientific,
  readScientific,
  type Scientific,
  type ScientificKey,
  scientificView,
  writeScientific,
} from './scientific.ts';
import { TOKENS } from './tokens.ts';

/** Keys as they are written on a line, the longest name first: `sin⁻¹(` before `sin(`. */
const NAMES = [
  'enter',
  'clear',
  'delete',
  'left',
  'right',
  'earlier',
  'toggle',
  'mixed',
  'store',
  ...TOKENS.toSorted((a, b) => b.length - a.length),
];

function press(line: string, from: Scientific = NEW_SCIENTIFIC): Scientific {
  let rest = line;
  let state = from;
  while (rest !== '') {
    const name = NAMES.find((known) => rest.startsWith(known));
    if (name === undefined) throw new Error(`No such key: ${rest}`);
    state = pressScientific(state, name as ScientificKey);
    rest = rest.slice(name.length);
  }

  return state;
}

function answer(line: string): string | null {
  const { result, fault } = scientificView(press(`${line}enter`));

  return fault ?? result;
}

function decimal(line: string): number {
  return Number(scientificView(press(`${line}entertoggle`)).result?.replace('−', '-'));
}

// Texas Instruments, TI-30XS MultiView e-guide, 'Order of operations' (education.ti.com): its rules and its examples.
describe('the order of operations of the TI-30XS MultiView', () => {
  it.each([
    ['60+5×⁻12', '0'],
    ['1+⁻8+12', '5'],
    ['√(9+16)', '5'],
    ['4×(2+3)', '20'],
    ['4(2+3)', '20'],
    ['√(3^2+4^2)', '5'],
    // With ^ from right to left (MathPrint), with x² from left to right.
    ['2^3^2', '512'],
    ['3²²', '81'],
    // What stands behind its number comes before the sign, the sign before × and ÷.
    ['⁻3²', '−9'],
    ['(⁻3)²', '9'],
    ['⁻2^2', '−4'],
    ['2^⁻2', '1/4'],
    // A product without a sign is like ×: from left to right.
    ['6÷2(1+2)', '9'],
    ['1÷2π', 'π/2'],
    // Fractions before what stands behind them.
    ['1⁄2²', '1/4'],
    ['2+3⁄4', '11/4'],
    ['2 3⁄4+1 1⁄4', '4'],
    ['⁻1 1⁄2', '−3/2'],
    // nPr and nCr before ×.
    ['2×5 nCr 2', '20'],
    ['5 nPr 2', '20'],
    ['5!', '120'],
    // Open parentheses are closed at the end.
    ['2×(3+4', '14'],
    ['sin(30', '1/2'],
  ])('%s is %s', (line, expected) => expect(answer(line)).toBe(expected));
});

describe('answers as on paper', () => {
  it.each([
    ['0.1+0.2', '0.3'],
    ['1÷3×3', '1'],
    ['1⁄3×3', '1'],
    ['1÷3', '1/3'],
    ['2.5÷4', '0.625'],
    ['15%×80', '12'],
    ['80×1.15', '92'],
    ['√(8)', '2√2'],
    ['√(2)×√(8)', '4'],
    ['1÷√(2)', '√2/2'],
    ['3ˣ√8', '2'],
    ['3ˣ√⁻27', '−3'],
    ['27^(2⁄3)', '9'],
    ['2×π×5', '10π'],
    ['π÷4', 'π/4'],
    ['sin(60)', '√3/2'],
    ['cos(90)', '0'],
    ['cos(120)', '−1/2'],
    ['tan(45)', '1'],
    ['sin⁻¹(0.5)', '30'],
    ['cos⁻¹(⁻1)', '180'],
    ['tan⁻¹(1)', '45'],
    ['log(1000)', '3'],
    ['ln(e^(2))', '2'],
    ['10^(3)', '1000'],
    ['4⁻¹', '1/4'],
    ['6.02ᴇ23×2', '1.204×10²⁴'],
    ['1ᴇ⁻5', '1×10⁻⁵'],
    ['99999×99999', '9999800001'],
    ['999999×999999', '9.99998×10¹¹'],
    ['1÷8000000', '1.25×10⁻⁷'],
  ])('%s is %s', (line, expected) => expect(answer(line)).toBe(expected));

  it.each([
    ['1÷3', 0.333_333_333_3],
    ['√(2)', 1.414_213_562],
    ['π', 3.141_592_654],
    ['sin(40)', 0.642_787_609_7],
    ['tan(89)', 57.289_961_63],
    ['ln(10)', 2.302_585_093],
    ['22÷7', 3.142_857_143],
  ])('%s has ten digits', (line, expected) => expect(decimal(line)).toBe(expected));

  it('is turned into a fraction, a decimal or a mixed number, and back', () => {
    const done = press('7÷4enter');
    expect(scientificView(done).result).toBe('7/4');
    expect(scientificView(press('mixed', done)).result).toBe('1 3/4');
    expect(scientificView(press('mixedmixed', done)).result).toBe('7/4');
    expect(scientificView(press('toggle', done)).result).toBe('1.75');
    expect(scientificView(press('toggletoggle', done)).result).toBe('7/4');
    expect(scientificView(press('0.75entertoggle')).result).toBe('3/4');
  });
});

describe('faults, in words', () => {
  it.each([
    ['1÷0', 'divide_by_zero'],
    ['tan(90)', 'domain'],
    ['√(⁻4)', 'domain'],
    ['log(0)', 'domain'],
    ['0^0', 'domain'],
    ['sin⁻¹(2)', 'domain'],
    ['2.5!', 'domain'],
    ['70!', 'overflow'],
    ['9ᴇ99×10', 'overflow'],
    ['2×', 'syntax'],
    ['1.2.3', 'syntax'],
    ['(2))', 'syntax'],
    ['1⁄2⁄3', 'syntax'],
  ])('%s: %s', (line, expected) => expect(answer(line)).toBe(expected));

  it('leaves the answer before as it was', () => {
    expect(scientificView(press('2+3enter1÷0enterAns×2enter')).result).toBe('10');
  });
});

describe('writing an entry', () => {
  it('goes on with the last answer where it begins with a sign', () => {
    const { entry, result } = scientificView(press('2+3enter×4enter'));
    expect([entry, result]).toEqual(['Ans×4', '20']);
    expect(answer('2+3enter7')).toBe('7');
  });

  it('is mended where the cursor stands', () => {
    const { entry, cursor } = scientificView(press('125leftleftdelete9'));
    expect([entry, cursor]).toEqual(['925', 1]);
  });

  it('brings earlier entries back', () => {
    const state = press('1+1enter2+2enter');
    expect(scientificView(press('earlier', state)).entry).toBe('2+2');
    expect(scientificView(press('earlierearlier', state)).entry).toBe('1+1');
    expect(scientificView(press('earlierearlierearlier', state)).entry).toBe('1+1');
  });

  it('keeps a number in M', () => {
    expect(answer('12×3storeclearM+4')).toBe('40');
    expect(scientificView(press('12store')).hasMemory).toBe(true);
  });
});

describe('whatever is pressed', () => {
  const keys = fc.array(fc.constantFrom(...(NAMES as ScientificKey[])), { maxLength: 40 });
  const pressAll = (list: readonly ScientificKey[]) => list.reduce(pressScientific, NEW_SCIENTIFIC);

  it('shows an answer of ten digits at most, a fraction, or a fault', () => {
    fc.assert(
      fc.property(keys, (list) => {
        const { result, fault } = scientificView(pressScientific(pressAll(list), 'enter'));
        expect(fault ?? result ?? 'nothing was typed').toMatch(
          /^(?:−?[\d.√π/ ]+(?:×10⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2})?|syntax|domain|overflow|divide_by_zero|nothing was typed)$/,
        );
        const digits = result?.includes('.') === true ? result.replaceAll(/×.*|^−?0?\.?0*|\D/g, '') : '';
        expect(digits.length).toBeLessThan(11);
      }),
      { numRuns: 500 },
    );
  });

  it('comes back as it was from what is kept', () => {
    fc.assert(
      fc.property(keys, (list) => {
        const state = pressAll(list);
        const back = readScientific(JSON.parse(JSON.stringify(writeScientific(state))));
        const next = (from: Scientific) => scientificView(press('clearAns+Menter', from)).result;

        expect(scientificView(back).entry).toBe(scientificView(state).entry);
        expect(next(back)).toBe(next(state));
      }),
      { numRuns: 300 },
    );
  });

  it('begins anew from what was written by nobody here', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (kept) => {
        expect(scientificView(press('clear1+1enter', readScientific(kept))).result).toBe('2');
      }),
    );
  });

  it('agrees with fractions of whole numbers, however they are nested', () => {
    type Tree = { text: string; top: bigint; bottom: bigint };
    const leaf = fc
      .integer({ min: 1, max: 12 })
      .map((n): Tree => ({ text: String(n), top: BigInt(n), bottom: 1n }));
    const joined = (a: Tree, sign: string, b: Tree): Tree => {
      const text = `(${a.text}${sign}${b.text})`;
      if (sign === '×') return { text, top: a.top * b.top, bottom: a.bottom * b.bottom };
      if (sign === '÷') return { text, top: a.top * b.bottom, bottom: a.bottom * b.top };
      const more = sign === '+' ? b.top * a.bottom : -b.top * a.bottom;

      return { text, top: a.top * b.bottom + more, bottom: a.bottom * b.bottom };
    };
    const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 3 },
        leaf,
        fc
          .tuple(tie('tree'), fc.constantFrom('+', '−', '×', '÷'), tie('tree'))
          .map((parts) => joined(...parts)),
      ),
    }));

    fc.assert(
      fc.property(tree, ({ text, top, bottom }) => {
        const isDefined = bottom !== 0n;
        fc.pre(isDefined && text.length < 80);
        expect(decimal(text)).toBeCloseTo(Number(top) / Number(bottom), 5);
      }),
      { numRuns: 300 },
    );
  });
});

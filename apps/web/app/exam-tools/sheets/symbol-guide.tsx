import type { Sheet } from './sheet.ts';
import { SheetView } from './formula-sheet.tsx';

const SYMBOLS: Sheet = {
  parts: [
    {
      title: 'Signs in questions',
      rows: [
        ['plus, minus', '+ −'],
        ['times', '× or ·'],
        ['divided by', '÷ or /'],
        ['equals, is not equal to', '= ≠'],
        ['is about', '≈'],
        ['is less than, is greater than', '< >'],
        ['is at most, is at least', '≤ ≥'],
        ['plus or minus', '±'],
        ['square root', '√'],
        ['squared, cubed', '² ³'],
        ['absolute value: the distance from 0', '|x|'],
        ['pi, about 3.14', 'π'],
        ['degrees', '°'],
        ['angle, right angle', '∠ ∟'],
        ['is parallel to, is at right angles to', '∥ ⊥'],
        ['infinity', '∞'],
      ],
    },
    {
      title: 'How to type an answer',
      rows: [
        ['a fraction: three fourths', '3/4'],
        ['a mixed number: one and a half', '1 1/2'],
        ['a negative number', '-5'],
        ['a decimal', '0.75'],
        ['thousands', '1,250 or 1250'],
      ],
    },
  ],
  source: 'GED Testing Service, Symbol Tool Explanation (2014 series); signs as in ISO 80000-2 (2019)',
};

/** What the signs in questions mean, and how a number is typed. */
export function SymbolGuide() {
  return <SheetView sheet={SYMBOLS} />;
}

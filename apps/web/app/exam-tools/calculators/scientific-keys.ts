import type { ScientificKey } from '@second-bell/calculator';

import type { PadKey } from './key-pad.tsx';

/** A key of the pad: of the machine, or the one that turns the others over. */
export type ScientificPadKey = ScientificKey | 'second';

type Face = PadKey<ScientificPadKey>;

const digit = (key: ScientificKey): Face => ({ key, label: key, name: key, look: 'digit' });
const operator = (key: ScientificKey, name: string): Face => ({ key, label: key, name, look: 'operator' });
const face = (key: ScientificPadKey, label: string, name: string): Face => ({ key, label, name });

const DIGIT_ROWS: readonly (readonly Face[])[] = [
  [digit('7'), digit('8'), digit('9'), operator('÷', 'Divided by'), face('delete', '⌫', 'Delete')],
  [digit('4'), digit('5'), digit('6'), operator('×', 'Times'), face('clear', 'clear', 'Clear')],
];
const LAST_ROW: readonly Face[] = [
  digit('0'),
  { key: '.', label: '.', name: 'Point', look: 'digit' },
  { key: '⁻', label: '(−)', name: 'Negative', look: 'digit' },
  operator('+', 'Plus'),
  { key: 'enter', label: 'enter', name: 'Enter', look: 'main' },
];

/** The keys as they are, and as they are after `2nd`: as on the TI-30XS, with some of its menus as keys of their own. */
export const FACES: readonly (readonly Face[])[] = [
  [
    face('second', '2nd', 'Second functions'),
    face('π', 'π', 'Pi'),
    face('sin(', 'sin', 'Sine'),
    face('cos(', 'cos', 'Cosine'),
    face('tan(', 'tan', 'Tangent'),
  ],
  [
    face('^', '^', 'To the power of'),
    face('²', 'x²', 'Squared'),
    face('√(', '√', 'Square root'),
    face('log(', 'log', 'Logarithm'),
    face('ln(', 'ln', 'Natural logarithm'),
  ],
  [
    face('⁄', 'n/d', 'Fraction bar'),
    face('%', '%', 'Percent'),
    face('(', '(', 'Open parenthesis'),
    face(')', ')', 'Close parenthesis'),
    face('ᴇ', 'EE', 'Times ten to the power of'),
  ],
  ...DIGIT_ROWS,
  [digit('1'), digit('2'), digit('3'), operator('−', 'Minus'), face('toggle', '◄►', 'Fraction or decimal')],
  LAST_ROW,
];

export const SECOND_FACES: readonly (readonly Face[])[] = [
  [
    face('second', '1st', 'First functions'),
    face('M', 'M', 'Recall memory'),
    face('sin⁻¹(', 'sin⁻¹', 'Inverse sine'),
    face('cos⁻¹(', 'cos⁻¹', 'Inverse cosine'),
    face('tan⁻¹(', 'tan⁻¹', 'Inverse tangent'),
  ],
  [
    face('ˣ√', 'ˣ√', 'Root, its index first'),
    face('⁻¹', 'x⁻¹', 'One over'),
    face('!', 'n!', 'Factorial'),
    face('10^(', '10ˣ', 'Ten to the power of'),
    face('e^(', 'eˣ', 'e to the power of'),
  ],
  [
    face(' ', 'U n/d', 'Mixed number: the fraction follows'),
    face(' nPr ', 'nPr', 'Permutations'),
    face(' nCr ', 'nCr', 'Combinations'),
    face('store', 'sto M', 'Store in memory'),
    face('Ans', 'ans', 'Last answer'),
  ],
  ...DIGIT_ROWS,
  [
    digit('1'),
    digit('2'),
    digit('3'),
    operator('−', 'Minus'),
    face('mixed', 'U n/d ◄► n/d', 'Mixed number or improper fraction'),
  ],
  LAST_ROW,
];

/** What is typed on a keyboard. */
export const TYPED: Readonly<Record<string, ScientificKey>> = {
  '+': '+',
  '-': '−',
  '*': '×',
  '/': '÷',
  ',': '.',
  '=': 'enter',
  Enter: 'enter',
  Backspace: 'delete',
  Delete: 'clear',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'earlier',
  e: 'ᴇ',
  p: 'π',
  r: '√(',
};

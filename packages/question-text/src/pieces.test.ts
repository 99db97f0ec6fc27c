import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { escapeLooseDollars, textPieces } from './pieces.ts';
import { textKind } from './text-kind.ts';

it.each([
  ['costs $5 or $10', 'costs \\$5 or \\$10'],
  ['$5', '\\$5'],
  ['5$', '5\\$'],
  ['from $5-$10', 'from \\$5-\\$10'],
  ['($5)($3)', '(\\$5)(\\$3)'],
  ['0.05 × $18.40 = $0.92. Add it: $18.40 + $0.92', '0.05 × \\$18.40 = \\$0.92. Add it: \\$18.40 + \\$0.92'],
  ['a \\$ sign', 'a \\$ sign'],
  ['$ x$', '\\$ x\\$'],
  ['$x $', '\\$x \\$'],
  ['$$', '\\$\\$'],
  ['$a\n\nb$', '\\$a\n\nb\\$'],
  ['one $ alone', 'one \\$ alone'],
  ['\\\\$5', '\\\\\\$5'],
  ['`$5` in code', '`$5` in code'],
  ['``a ` $x$`` is code', '``a ` $x$`` is code'],
])('escapes the money in %j', (text, escaped) => {
  expect(escapeLooseDollars(text)).toBe(escaped);
  expect(textKind(text)).not.toBe('tex');
});

it.each([
  ['$x$ and $y$', '$x$ and $y$'],
  ['$\\frac{3}{4}$ cup', '$\\frac{3}{4}$ cup'],
  ['$$x = 2$$', '$$x = 2$$'],
  ['costs $5 and $x$ more', 'costs \\$5 and $x$ more'],
  ['$\\$5 + x$', '$$\\$5 + x$$'],
  ['\\\\$x$', '\\\\$x$'],
  ['a ` alone\n\n$x$ and another `', 'a ` alone\n\n$x$ and another `'],
  ['`` open, $x$ and `code`', '`` open, $x$ and `code`'],
])('keeps the TeX in %j', (text, escaped) => {
  expect(escapeLooseDollars(text)).toBe(escaped);
  expect(textKind(text)).toBe('tex');
});

it('takes a long text in one pass', () => {
  const text = 'costs $5 or $10 and $x$ `code` '.repeat(2_000);

  expect(escapeLooseDollars(text)).toHaveLength(text.length + 4_000);
});

it('loses no character of any text', () => {
  const part = fc.constantFrom('$', '$$', '\\', '`', '``', 'x', ' ', '5', '\n\n');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      const text = parts.join('');

      expect(
        textPieces(text)
          .map(({ source }) => source)
          .join(''),
      ).toBe(text);
    }),
  );
});

it.each([
  ['fractions', '\\frac{1}{', 'x', '}'],
  ['exponents', 'x^{', '2', '}'],
  ['brackets', '\\left(', 'x', '\\right)'],
  ['matrices', '\\begin{matrix}', 'x', '\\end{matrix}'],
])('leaves %s within each other alone that would crash a browser', (_what, open, middle, close) => {
  const nested = (depth: number) => `$${open.repeat(depth)}${middle}${close.repeat(depth)}$`;
  const kinds = (text: string) => textPieces(text).map(({ kind }) => kind);

  expect(kinds(nested(8))).toEqual(['formula']);
  expect(kinds(nested(300))).not.toContain('formula');
  expect(kinds(`$${'\\{'.repeat(300)}x$`)).toEqual(['formula']);
  expect(kinds(`$${'\\frac{1}{2}'.repeat(100)}$`)).toEqual(['formula']);
});

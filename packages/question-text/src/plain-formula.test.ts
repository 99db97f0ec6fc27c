import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { plainFormula } from './plain-formula.ts';

it.each([
  [String.raw`4\tfrac{1}{2}`, '4 1/2'],
  [String.raw`4 \frac12`, '4 1/2'],
  [String.raw`\tfrac{3}{4}`, '3/4'],
  [String.raw`-\dfrac{2}{3}x`, '−(2/3)x'],
  [String.raw`\frac{x + 1}{2}`, '(x + 1)/2'],
  [String.raw`\frac{1}{\frac{1}{2}}`, '1/(1/2)'],
  ['x^2 + y_1', 'x² + y₁'],
  ['2^{10}', '2¹⁰'],
  ['2^{-n}', '2⁻ⁿ'],
  ['a^{x + 1}', 'a^(x + 1)'],
  [String.raw`90^\circ`, '90°'],
  [String.raw`\sqrt{49}`, '√49'],
  [String.raw`\sqrt{x + 1}`, '√(x + 1)'],
  [String.raw`\sqrt[3]{8}`, '³√8'],
  [String.raw`2 \times 3 \div 4 \le \pi`, '2 × 3 ÷ 4 ≤ π'],
  [String.raw`\left(5\,\text{mg}\right)`, '(5 mg)'],
  [String.raw`\$5 + 10\%`, '$5 + 10%'],
  [String.raw`\begin{cases} x = 1 \\ y = 2 \end{cases}`, 'x = 1 ; y = 2'],
  [String.raw`\sin x`, 'sin x'],
  ['x + 1}', 'x + 1'],
  [String.raw`\frac{1`, '1/'],
])('reads %s as %s', (tex, plain) => expect(plainFormula(tex)).toBe(plain));

it('reads any text to its end', () => {
  const part = fc.constantFrom('{', '}', '\\frac', '\\sqrt', '[', ']', '^', '_', '1', 'x', ' ', '\\', '\\\\');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
      const text = parts.join('');

      expect(plainFormula(`${text}}}}} end`)).toMatch(/end$/);
    }),
  );
});

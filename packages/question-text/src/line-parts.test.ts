import { expect, it } from 'vitest';

import { lineParts, readableText, withoutCutFormula } from './line-parts.ts';

it.each([
  ['6 pots', '6 pots'],
  ['**bold** and `code`', 'bold and code'],
  ['costs $5 or $10', 'costs $5 or $10'],
  ['$x + 1$ apples', 'x + 1 apples'],
  ['$\\$5 + x$ and `$y$`', '$5 + x and $y$'],
  ['is $4\\tfrac{1}{2}$ cups', 'is 4 1/2 cups'],
  ['a \\$ sign\non two lines', 'a $ sign on two lines'],
])('reads %j as %j', (text, read) => expect(readableText(text)).toBe(read));

/** Formulas in angle brackets. */
const shown = (text: string, length?: number) =>
  lineParts(text, length)
    .map((part) => (part.kind === 'formula' ? `<${part.text}>` : part.text))
    .join('');

it.each([
  ['What is $\\frac{1}{2}$ of **$5**?', undefined, 'What is <\\frac{1}{2}> of $5?'],
  ['on two\n\nlines', undefined, 'on two lines'],
  ['$$ x = 2 $$ then', undefined, '<x = 2> then'],
  ['Tips.\n| Shift | Tips |', undefined, 'Tips.…'],
  ['one two three', 8, 'one two…'],
  ['is $x + 1$ it', 6, 'is …'],
  ['is $x + 1$ it', 8, 'is <x + 1>…'],
])('shows %j, cut at %j, as %j', (text, length, line) => expect(shown(text, length)).toBe(line));

it.each([
  ['Half of $\\frac{1}{', 'Half of '],
  ['It costs $5 and then', 'It costs $5 and then'],
  ['A ____ of $x$ is', 'A ____ of $x$ is'],
])('leaves of %j what is whole: %j', (text, whole) => expect(withoutCutFormula(text)).toBe(whole));

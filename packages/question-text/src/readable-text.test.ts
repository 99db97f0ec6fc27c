import { expect, it } from 'vitest';

import { readableText } from './readable-text.ts';

it.each([
  ['6 pots', '6 pots'],
  ['**bold** and `code`', 'bold and code'],
  ['costs $5 or $10', 'costs $5 or $10'],
  ['$x + 1$ apples', 'x + 1 apples'],
  ['$\\$5 + x$ and `$y$`', '\\$5 + x and $y$'],
  ['a \\$ sign\non two lines', 'a $ sign on two lines'],
])('reads %j as %j', (text, read) => expect(readableText(text)).toBe(read));

import { expect, it } from 'vitest';

import { textKind } from './text-kind.ts';

it.each([
  ['Which is larger: 3/4 or 4/5?', 'plain'],
  ['costs $5 or $10', 'plain'],
  ['5 * 3 * 2 = 30', 'plain'],
  ['The capital is ____ today.', 'plain'],
  ['snake_case_name', 'plain'],
  ['- a list\n1. or this', 'plain'],
  ['a < b', 'plain'],
  ['a *small* word', 'markdown'],
  ['a **big** word', 'markdown'],
  ['an _italic_ word', 'markdown'],
  ['| a | b |\n| --- | --- |\n| 1 | 2 |', 'markdown'],
  ['a \\$ sign', 'markdown'],
  ['`code`', 'markdown'],
  ['$x^2$', 'tex'],
  ['**$x$** costs $5', 'tex'],
])('takes %j as %s', (text, kind) => expect(textKind(text)).toBe(kind));

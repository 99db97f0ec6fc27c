import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { keptTogether } from './kept-together.ts';

/** What is kept stands in brackets. */
const shown = (text: string) =>
  keptTogether(text)
    .map(({ text: part, isKept }) => (isKept ? `[${part}]` : part))
    .join('');

it.each([
  ['has 4 1/2 cups', 'has [4 1/2] cups'],
  ['−2 3/8 and 12 1/16.', '[−2 3/8] and [12 1/16].'],
  ['takes 5 mg of it', 'takes [5 mg] of it'],
  ['1,800 mL, 2.5 kg; 68 °F', '[1,800 mL], [2.5 kg]; [68 °F]'],
  ['at 98 mg/dL or 120 mm Hg', 'at [98 mg/dL] or [120 mm Hg]'],
  ['2 1/2 in of rain', '[2 1/2 in] of rain'],
  ['5 meters', '5 meters'],
  ['a 3/4 cup', 'a 3/4 cup'],
  ['118/76 and 82/50', '118/76 and 82/50'],
  ['no numbers', 'no numbers'],
  ['', ''],
])('keeps of %j together: %j', (text, expected) => expect(shown(text)).toBe(expected));

it('loses no character of any text', () => {
  const part = fc.constantFrom('5', ' ', '1/2', 'mg', '.', ',', 'x', '−', '°C', '\n');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      const text = parts.join('');

      expect(
        keptTogether(text)
          .map(({ text: kept }) => kept)
          .join(''),
      ).toBe(text);
    }),
  );
});

import * as fc from 'fast-check';

import type { Option } from '../schemas.ts';
import { letterId } from '../words.ts';

/** What a text could be mistaken for, and characters that are easily lost. */
const SNARES = [
  'A) one',
  '3) two',
  'Answer: B',
  'Type: matrix',
  'Blank 1:',
  'Text: three',
  '\\A) four',
  '\\\\Hint: five',
  '\\frac{1}{2}',
  'C. difficile',
  'a | b',
  '\\|x\\|',
  '[x]',
  'End of passage',
  'true',
  'B',
  '10²',
  'a ± 0.5',
  '12 mL',
  '—“”',
  'constructor',
];

const fragment = fc.oneof(fc.constantFrom(...SNARES), fc.string({ unit: 'grapheme', maxLength: 10 }));

/** Text on one line, as the schemas keep it: without blanks at its ends. */
export const line = fc
  .array(fragment, { minLength: 1, maxLength: 3 })
  .map((parts) =>
    parts
      .join(' ')
      .replaceAll(/[\0\r\n\p{Surrogate}]/gu, '')
      .trim(),
  )
  .filter((text) => text !== '');

/** Text on some lines, without blanks at the ends of any. */
export const paragraphs = fc
  .array(fc.oneof(line, fc.constant('')), { maxLength: 3 })
  .chain((rest) => line.map((first) => [first, ...rest].join('\n').trim()));

/** Texts of which no two read the same. */
export function lines(minLength: number, maxLength: number): fc.Arbitrary<string[]> {
  return fc.uniqueArray(line, {
    minLength,
    maxLength,
    selector: (text) => text.normalize('NFC').replaceAll(/\s+/gu, ' '),
  });
}

/** Options with the ids that they have by their places: `a`, `b`. */
export function letteredOptions(minLength: number, maxLength: number): fc.Arbitrary<Option[]> {
  return lines(minLength, maxLength).map((texts) =>
    texts.map((text, index) => ({ id: letterId(index), text })),
  );
}

/** Rows, targets and the like: `1`, `2`. */
export function numberedOptions(minLength: number, maxLength: number): fc.Arbitrary<Option[]> {
  return lines(minLength, maxLength).map((texts) =>
    texts.map((text, index) => ({ id: String(index + 1), text })),
  );
}

/** Ids of some of the things, at least as many as told, in any order. */
export function someIds(options: readonly { id: string }[], minLength = 0, maxLength = options.length) {
  return fc.shuffledSubarray([...options], { minLength, maxLength }).map((some) => some.map(({ id }) => id));
}

/** A value for each id, or, where holes are allowed, for some of them. */
export function valuesOf<T>(
  arbitraries: readonly (readonly [id: string, value: fc.Arbitrary<T>])[],
  hasHoles: boolean,
): fc.Arbitrary<Record<string, T>> {
  const ids = arbitraries.map(([id]) => id);
  const values = fc.tuple(...arbitraries.map(([, value]) => value));

  return (hasHoles ? someIds(ids.map((id) => ({ id }))) : fc.constant(ids)).chain((filled) =>
    values.map((all) =>
      Object.fromEntries(
        all.flatMap((value, index) => {
          const id = ids[index];

          return id !== undefined && filled.includes(id) ? [[id, value]] : [];
        }),
      ),
    ),
  );
}

/** The id of one of the things. */
export function oneId(options: readonly { id: string }[]) {
  return fc.constantFrom(...options.map(({ id }) => id));
}

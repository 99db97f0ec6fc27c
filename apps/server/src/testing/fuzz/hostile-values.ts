import * as fc from 'fast-check';

/** Stands in a text for a number that JSON can write and `JSON.stringify` cannot. */
export const TOO_LARGE_NUMBER = '{{1e400}}';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** What programs stumble over, in the place of a value that fits. */
const VALUES: unknown[] = [
  null,
  true,
  -1,
  0,
  -0,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  TOO_LARGE_NUMBER,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff tail',
  '\ufeff',
  '\u202e\u2066abc',
  'ﷺ'.repeat(50),
  'e' + '\u0301'.repeat(300),
  'x'.repeat(30_000),
  '\\'.repeat(500),
  '{{',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '%00',
  '__proto__',
  'constructor',
  'NaN',
  'Infinity',
  '1e400',
  '-0',
  '0x10',
  '9'.repeat(400),
  '0000-01-01',
  '9999-12-31',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999Z',
  '1970-01-01T00:00:00+23:59',
  '2026-02-30T00:00:00Z',
  '275760-09-13T00:00:00Z',
  'America/Nowhere',
  'Etc/GMT+14',
  `$${'\\frac{'.repeat(300)}$`,
  `$${'x^{'.repeat(100)}1${'}'.repeat(100)}$`,
  `${'> '.repeat(500)}deep`,
  '['.repeat(2_000),
  `|${'a|'.repeat(500)}\n|${'-|'.repeat(500)}`,
  [],
  {},
  [[]],
  JSON.parse(nested(200)),
  JSON.parse('{"__proto__": {"isAdmin": true}}'),
  JSON.parse('{"constructor": {"prototype": {"isAdmin": true}}}'),
  { toString: 1, valueOf: 2, json: 3, length: -1 },
  Array.from({ length: 3_000 }, (_, index) => index),
];

const hostileValues = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...VALUES) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

const FIELDS = ['__proto__', 'constructor', 'toString', '', 'id', 'version', '\u0000', '\ud800', 'a.b', '0'];

type Change = { at: number; how: 'replace' | 'remove' | 'add'; value: unknown; field: string };

const changes: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(10_000),
  how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add'),
  value: hostileValues,
  field: fc.constantFrom(...FIELDS),
});

/** The value with up to three places of it changed, taken away or added to. */
export function nearly(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(values, fc.array(changes, { minLength: 1, maxLength: 3 }))
    .map(([value, list]) =>
      list.reduce<unknown>((changed, change) => applied(changed, change), structuredClone(value)),
    );
}

type Container = Record<string, unknown>;

function applied(value: unknown, { at, how, value: given, field }: Change): unknown {
  // A copy: it may be changed itself by the next.
  const other = structuredClone(given);
  const places = placesIn(value);
  const place = places[at % (places.length + 1)];
  // One more than there are places: the whole.
  if (!place) return how === 'replace' ? other : value;

  const { container, key } = place;
  if (how === 'remove') delete container[key];
  else define(container, how === 'add' ? field : key, other);

  return value;
}

/** Also of a field named `__proto__`, which an assignment would not make. */
function define(container: Container, key: string, value: unknown): void {
  Object.defineProperty(container, key, { value, enumerable: true, configurable: true, writable: true });
}

function placesIn(value: unknown): { container: Container; key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const container = value as Container;

  return Object.keys(container).flatMap((key) => [{ container, key }, ...placesIn(container[key])]);
}

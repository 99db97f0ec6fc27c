import type { FastifyRequest } from 'fastify';

type Words = readonly (readonly [sign: string, name: string])[];

/** What a browser says it is, the more exact sign first: Edge calls itself Chrome too, and Chrome calls itself Safari. */
const BROWSERS: Words = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
];
const SYSTEMS: Words = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'Chromebook'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
];

/**
 * The device of a request in words, as "Firefox on Windows", by which its owner knows it again in a list; null where it
 * says nothing of the kind. The whole of what a browser says of itself would tell people apart, and is not kept.
 */
export function deviceOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const said = headers['user-agent'] ?? '';
  const find = (words: Words) => words.find(([sign]) => said.includes(sign))?.[1];
  const words = [find(BROWSERS), find(SYSTEMS)].filter((word) => word !== undefined);

  return words.length === 0 ? null : words.join(' on ');
}

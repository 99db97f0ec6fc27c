import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, '..', 'app', 'styles', 'tokens.css'), 'utf8');

const [light = '', dark = ''] = css.split('@variant dark');
const lightColours = coloursOf(light);
const THEMES = { light: lightColours, dark: { ...lightColours, ...coloursOf(dark) } };

const GROUNDS = ['surface', 'surface-raised', 'surface-sunken'];

/** Text colour, then every ground it stands on. */
const TEXT: [string, string[]][] = [
  ['ink', [...GROUNDS, 'primary-soft', 'accent-soft', 'positive-soft', 'caution-soft', 'critical-soft']],
  ['ink-soft', GROUNDS],
  ['primary', [...GROUNDS, 'primary-soft']],
  ['on-primary', ['primary', 'primary-strong']],
  ['on-accent', ['accent']],
  ['accent-strong', [...GROUNDS, 'accent-soft']],
  ['positive', [...GROUNDS, 'positive-soft']],
  ['caution', [...GROUNDS, 'caution-soft']],
  ['critical', [...GROUNDS, 'critical-soft']],
  ['surface-raised', ['positive', 'critical']],
];

/** Edges of controls and the focus ring. */
const EDGES: [string, string[]][] = [
  ['line-strong', GROUNDS],
  ['focus', [...GROUNDS, 'primary-soft']],
  ['primary', GROUNDS],
];

const pairs = (table: [string, string[]][]) =>
  Object.keys(THEMES).flatMap((theme) =>
    table.flatMap(([colour, grounds]) => grounds.map((ground) => [theme, colour, ground] as const)),
  );

it.each(pairs(TEXT))('%s: %s can be read on %s', (theme, colour, ground) => {
  expect(contrast(theme, colour, ground)).toBeGreaterThanOrEqual(4.5);
});

it.each(pairs(EDGES))('%s: %s can be seen on %s', (theme, colour, ground) => {
  expect(contrast(theme, colour, ground)).toBeGreaterThanOrEqual(3);
});

function coloursOf(part: string): Record<string, string> {
  const declarations = [...part.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)];

  return Object.fromEntries(declarations.map(([, name = '', value = '']) => [name, value]));
}

/** WCAG 2.2, contrast ratio. */
function contrast(theme: string, colour: string, ground: string): number {
  const colours = THEMES[theme === 'dark' ? 'dark' : 'light'];
  const [lower = 0, higher = 0] = [luminance(colours[colour]), luminance(colours[ground])].toSorted(
    (a, b) => a - b,
  );

  return (higher + 0.05) / (lower + 0.05);
}

function luminance(hex: string | undefined): number {
  if (hex === undefined) throw new Error('No such colour');
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;

    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });

  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

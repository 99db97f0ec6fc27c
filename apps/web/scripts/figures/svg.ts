/** Every figure is a square of this many units, and is shown some 250 to 420 pixels wide: text below 12 is too small. */
export const SIZE = 300;
export const MARGIN = 10;
export const TEXT_SIZE = 13;
export const LINE_HEIGHT = 16;

export const INK = '#22302c';
export const PAPER = '#ffffff';
export const GRID = '#c3ccc7';
export const FINE_GRID = '#e6ebe8';

/** Told apart by pattern, dash and marker; the colour only helps. */
export const SERIES_COLORS = ['#14594f', '#a34f00', '#4b3f8f', '#22302c'];

type Attributes = Record<string, string | number | undefined>;

export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) => ` ${key}="${escaped(typeof value === 'number' ? rounded(value) : String(value))}"`,
    );

  return `<${name}${written.join('')}>${children.join('')}</${name}>`;
}

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

type LineStyle = { color?: string; width?: number; dash?: string | undefined; arrow?: 'end' | 'both' };

export type Point = readonly [x: number, y: number];

export function line(from: Point, to: Point, style: LineStyle = {}): string {
  return path([from, to], style);
}

/** Straight from point to point. */
export function path(
  points: readonly Point[],
  { color = INK, width = 1.5, dash, arrow }: LineStyle = {},
): string {
  return element('path', {
    d: points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join(''),
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-dasharray': dash,
    'stroke-linejoin': 'round',
    'marker-start': arrow === 'both' ? 'url(#arrow)' : undefined,
    'marker-end': arrow === undefined ? undefined : 'url(#arrow)',
  });
}

type TextStyle = {
  anchor?: 'start' | 'middle' | 'end';
  size?: number;
  bold?: boolean;
  /** Degrees, clockwise. */
  turn?: number;
  /** Paper around the letters, for words that lines pass behind. */
  halo?: boolean;
};

/** Words on one line, centred on the height of their place. */
export function words(
  text: string,
  [x, y]: Point,
  { anchor = 'middle', size = TEXT_SIZE, bold = false, turn, halo = false }: TextStyle = {},
): string {
  const baseline = y + size * 0.35;

  return element(
    'text',
    {
      x,
      y: baseline,
      'text-anchor': anchor,
      'font-size': size,
      'font-weight': bold ? 700 : undefined,
      ...(halo && { stroke: PAPER, 'stroke-width': 4, 'paint-order': 'stroke' }),
      transform: turn === undefined ? undefined : `rotate(${turn} ${rounded(x)} ${rounded(y)})`,
    },
    escaped(text),
  );
}

/** Several lines, the first centred on the height of the place. */
export function lines(texts: readonly string[], [x, y]: Point, style: TextStyle = {}): string {
  return texts.map((text, index) => words(text, [x, y + index * LINE_HEIGHT], style)).join('');
}

/** With a true minus sign, and without thousands separators: 1972 may be a year. */
export function numberWords(value: number): string {
  return rounded(value, 6).replace('-', '−');
}

function rounded(value: number, digits = 2): string {
  return String(Number(value.toFixed(digits)));
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Resvg } from '@resvg/resvg-js';
import * as fontkit from 'fontkit';

import { SITE_NAME } from '../app/copy/site.ts';

/** What the sites that show such pictures ask for. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;

/** The light theme of `tokens.css`. */
const PAPER = '#faf6ee';
const INK = '#22302c';
const INK_SOFT = '#53615b';
const PRIMARY = '#14594f';

// The letter shapes library cannot vary the weight of a compressed font, so the headings come from a file of their own.
const HEADINGS = await readFont(
  import.meta.resolve('@fontsource/literata/files/literata-latin-600-normal.woff'),
);
const TEXTS = await readFont(
  import.meta
    .resolve('@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'),
);
const BELL = await readFile(join(import.meta.dirname, '..', 'public', 'favicon.svg'), 'utf8');

type Block = { font: fontkit.Font; size: number; leading: number; maxLines: number; colour: string };

const TITLE: Block = { font: HEADINGS, size: 76, leading: 92, maxLines: 3, colour: INK };
const SUMMARY: Block = { font: TEXTS, size: 34, leading: 48, maxLines: 3, colour: INK_SOFT };
const NAME: Block = { font: HEADINGS, size: 40, leading: 40, maxLines: 1, colour: PRIMARY };

/** A page's card as a PNG. Letters are drawn as shapes, so that it looks the same on every machine that builds it. */
export async function socialCard(title: string, summary: string): Promise<Uint8Array> {
  const titleLines = linesOf(title, TITLE);
  const firstBaseline = 316 - (titleLines.length - 1) * 36;
  const summaryBaseline = firstBaseline + titleLines.length * TITLE.leading - 8;
  const room = Math.max(1, Math.floor((HEIGHT - 60 - summaryBaseline) / SUMMARY.leading) + 1);
  const summaryLines = linesOf(summary, { ...SUMMARY, maxLines: Math.min(SUMMARY.maxLines, room) });

  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>
    <rect y="${HEIGHT - 18}" width="${WIDTH}" height="18" fill="${PRIMARY}"/>
    <svg x="${MARGIN}" y="72" width="84" height="84">${BELL}</svg>
    ${drawLines([SITE_NAME], NAME, { x: MARGIN + 108, y: 128 })}
    ${drawLines(titleLines, TITLE, { x: MARGIN, y: firstBaseline })}
    ${drawLines(summaryLines, SUMMARY, { x: MARGIN, y: summaryBaseline })}
  </svg>`;

  return new Resvg(svg).render().asPng();
}

async function readFont(url: string): Promise<fontkit.Font> {
  const font = fontkit.create(await readFile(fileURLToPath(url)));
  if (!('layout' in font)) throw new Error(`${url} holds more than one font`);

  return font;
}

/** Breaks a text into lines that fit; what does not fit into the last one ends in an ellipsis. */
function linesOf(text: string, block: Block): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer, block) <= WIDTH - 2 * MARGIN) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  if (lines.length <= block.maxLines) return lines;

  const kept = lines.slice(0, block.maxLines);

  return [...kept.slice(0, -1), `${kept.at(-1)?.replace(/[\s.,;:]+$/, '')} …`];
}

function widthOf(text: string, { font, size }: Block): number {
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

function drawLines(lines: readonly string[], block: Block, { x, y }: { x: number; y: number }): string {
  const drawn = lines.map((line, index) => drawLine(line, block, { x, y: y + index * block.leading }));

  return `<g fill="${block.colour}">${drawn.join('')}</g>`;
}

function drawLine(line: string, { font, size }: Block, { x, y }: { x: number; y: number }): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(line);
  let advance = 0;
  const shapes = glyphs.map((glyph, index) => {
    const position = positions[index];
    const shape = `<path transform="translate(${advance + (position?.xOffset ?? 0)})" d="${glyph.path.toSVG()}"/>`;
    advance += position?.xAdvance ?? 0;

    return shape;
  });

  // Fonts count upwards, pictures downwards.
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${shapes.join('')}</g>`;
}

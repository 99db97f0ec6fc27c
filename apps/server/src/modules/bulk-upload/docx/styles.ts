import type { Element, Root } from 'xast';

import type { Dress } from '../document/blocks.ts';
import { attributeOf, childOf, childrenOf } from '../xml-tree.ts';
import type { ListPlace } from './numbering.ts';

/** What a paragraph or a run says of itself; undefined is left to its style. */
type Look = Partial<Record<Dress, boolean>>;
type Style = { look: Look; basedOn: string | undefined; list: Partial<ListPlace> };

const OFF = new Set(['0', 'false', 'off', 'none']);
const PLAIN_COLOURS = new Set(['auto', '000000', 'ffffff']);
/** Styles may be based on each other, and a file can make a circle of them. */
const MAX_DEPTH = 12;

/** How words look that a style, or the run itself, dresses. */
export class Styles {
  readonly #styles: ReadonlyMap<string, Style>;

  constructor(styles: Root | undefined) {
    this.#styles = new Map(
      childrenOf(childOf(styles, 'w:styles'), 'w:style').map((style) => [
        attributeOf(style, 'w:styleId') ?? '',
        {
          look: readLook(childOf(style, 'w:rPr')),
          basedOn: attributeOf(childOf(style, 'w:basedOn'), 'w:val'),
          list: readList(childOf(style, 'w:pPr')),
        },
      ]),
    );
  }

  /** The dress of a run: its own, else that of its style, else that of its paragraph's style. */
  dressOf(run: Element, paragraph: Element): Dress[] {
    const properties = childOf(run, 'w:rPr');
    const look = {
      ...this.#lookOf(styleName(childOf(paragraph, 'w:pPr'), 'w:pStyle')),
      ...this.#lookOf(styleName(properties, 'w:rStyle')),
      ...readLook(properties),
    };

    return (['highlight', 'colour', 'underline', 'bold'] as const).filter((dress) => look[dress] === true);
  }

  /** The list of a paragraph, by itself or by its style. Word's number 0 takes a paragraph out of a list. */
  listOf(paragraph: Element): ListPlace | undefined {
    const properties = childOf(paragraph, 'w:pPr');
    const { id, level = 0 } = {
      ...this.#listOf(styleName(properties, 'w:pStyle')),
      ...readList(properties),
    };

    return id === undefined || id === '0' ? undefined : { id, level };
  }

  #lookOf(name: string | undefined, depth = 0): Look {
    const style = this.#styles.get(name ?? '');
    if (style === undefined || depth > MAX_DEPTH) return {};

    return { ...this.#lookOf(style.basedOn, depth + 1), ...style.look };
  }

  #listOf(name: string | undefined, depth = 0): Partial<ListPlace> {
    const style = this.#styles.get(name ?? '');
    if (style === undefined || depth > MAX_DEPTH) return {};

    return { ...this.#listOf(style.basedOn, depth + 1), ...style.list };
  }
}

function styleName(properties: Element | undefined, kind: 'w:pStyle' | 'w:rStyle'): string | undefined {
  return attributeOf(childOf(properties, kind), 'w:val');
}

function readList(properties: Element | undefined): Partial<ListPlace> {
  const list = childOf(properties, 'w:numPr');
  const id = attributeOf(childOf(list, 'w:numId'), 'w:val');
  const level = attributeOf(childOf(list, 'w:ilvl'), 'w:val');

  return { ...(id !== undefined && { id }), ...(level !== undefined && { level: Number(level) }) };
}

function readLook(properties: Element | undefined): Look {
  const look: Look = {};
  const bold = childOf(properties, 'w:b');
  if (bold !== undefined) look.bold = !OFF.has(attributeOf(bold, 'w:val') ?? 'true');
  const underline = childOf(properties, 'w:u');
  if (underline !== undefined) look.underline = !OFF.has(attributeOf(underline, 'w:val') ?? 'single');
  const highlight = childOf(properties, 'w:highlight');
  const shade = childOf(properties, 'w:shd');
  if (highlight !== undefined) look.highlight = !OFF.has(attributeOf(highlight, 'w:val') ?? 'none');
  else if (shade !== undefined) look.highlight = isColour(attributeOf(shade, 'w:fill'));
  const colour = childOf(properties, 'w:color');
  if (colour !== undefined) look.colour = isColour(attributeOf(colour, 'w:val'));

  return look;
}

function isColour(colour: string | undefined): boolean {
  return colour !== undefined && !PLAIN_COLOURS.has(colour.toLowerCase());
}

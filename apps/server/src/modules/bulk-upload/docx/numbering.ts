import type { Element, Root } from 'xast';

import { attributeOf, childOf, childrenOf } from '../xml-tree.ts';
import { type NumberFormat, writeNumber } from '../document/number-formats.ts';

/** One level of a list: `%1.` in decimal numbers, or a bullet. */
type Level = { start: number; format: NumberFormat; text: string; restartsAfter: number };
type List = { abstractId: string; levels: Map<number, Level>; starts: Map<number, number> };

/** Which list a paragraph is in, and how deep. */
export type ListPlace = { id: string; level: number };

/** Counts the lists of a document as Word does, paragraph by paragraph, and writes the label of each. */
export class Numbering {
  readonly #lists: ReadonlyMap<string, List>;
  /** The numbers reached so far, by level. Lists that look alike share them, unless one says where it starts. */
  readonly #counts = new Map<string, Map<number, number>>();
  readonly #started = new Set<string>();

  constructor(numbering: Root | undefined) {
    this.#lists = readLists(childOf(numbering, 'w:numbering'));
  }

  /** The label of the next paragraph in a list; empty where the list has none. */
  next({ id, level }: ListPlace): string {
    const list = this.#lists.get(id);
    const rules = list?.levels.get(level);
    if (list === undefined || rules === undefined) return '';

    const counts = this.#counts.get(list.abstractId) ?? new Map<number, number>();
    this.#counts.set(list.abstractId, counts);
    if (!this.#started.has(id)) {
      this.#started.add(id);
      for (const [at, start] of list.starts) counts.set(at, start - 1);
    }
    counts.set(level, (counts.get(level) ?? rules.start - 1) + 1);
    for (const [deeper, { restartsAfter }] of list.levels) {
      if (deeper > level && restartsAfter > level) counts.delete(deeper);
    }
    if (rules.format === 'bullet') return '-';
    if (rules.format === 'none') return '';

    return rules.text.replaceAll(/%([1-9])/g, (_all, digit: string) => {
      const at = Number(digit) - 1;
      const { start = 1, format = 'decimal' } = list.levels.get(at) ?? {};

      return writeNumber(counts.get(at) ?? start, format);
    });
  }
}

function readLists(numbering: Element | undefined): Map<string, List> {
  const shapes = new Map(
    childrenOf(numbering, 'w:abstractNum').map((shape) => [
      attributeOf(shape, 'w:abstractNumId') ?? '',
      new Map(childrenOf(shape, 'w:lvl').map((level) => [levelOf(level), readLevel(level)])),
    ]),
  );

  return new Map(
    childrenOf(numbering, 'w:num').map((list) => {
      const abstractId = valueOf(list, 'w:abstractNumId') ?? '';
      const overrides = childrenOf(list, 'w:lvlOverride');
      const own = overrides.flatMap((override) => {
        const level = childOf(override, 'w:lvl');

        return level === undefined ? [] : [[levelOf(override), readLevel(level)] as const];
      });
      const starts = overrides.flatMap((override) => {
        const start = valueOf(override, 'w:startOverride');

        return start === undefined ? [] : [[levelOf(override), Number(start)] as const];
      });
      const levels = new Map([...(shapes.get(abstractId) ?? []), ...own]);

      return [attributeOf(list, 'w:numId') ?? '', { abstractId, levels, starts: new Map(starts) }];
    }),
  );
}

function readLevel(level: Element): Level {
  const restart = valueOf(level, 'w:lvlRestart');

  return {
    start: Number(valueOf(level, 'w:start') ?? 1),
    format: (valueOf(level, 'w:numFmt') ?? 'decimal') as NumberFormat,
    text: valueOf(level, 'w:lvlText') ?? '',
    // A level starts anew after any above it, unless it says after which; 0 is never.
    restartsAfter: restart === undefined ? levelOf(level) : Number(restart),
  };
}

function levelOf(level: Element): number {
  return Number(attributeOf(level, 'w:ilvl') ?? 0);
}

function valueOf(element: Element, name: string): string | undefined {
  return attributeOf(childOf(element, name), 'w:val');
}

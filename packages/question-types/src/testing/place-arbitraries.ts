import * as fc from 'fast-check';

import type { ContentOf } from '../item.ts';
import {
  letteredOptions,
  line,
  numberedOptions,
  oneId,
  paragraphs,
  someIds,
  valuesOf,
} from './text-arbitraries.ts';
import type { TypeArbitraries } from './type-arbitraries.ts';

type Place = { id: string; options: readonly { id: string }[] };

/** One option for each place, or, where holes are allowed, for some of them. */
function choices(places: readonly Place[], hasHoles: boolean): fc.Arbitrary<Record<string, string>> {
  return valuesOf(
    places.map(({ id, options }) => [id, oneId(options)] as const),
    hasHoles,
  );
}

export const dropDownArbitraries: TypeArbitraries<'drop_down'> = {
  item: fc
    .tuple(fc.array(letteredOptions(2, 5), { minLength: 1, maxLength: 4 }), paragraphs, fc.boolean())
    .map(([lists, text, isRationale]) => {
      const blanks = lists.map((options, index) => ({ id: String(index + 1), options }));
      const hasReason = isRationale && (blanks.length === 2 || blanks.length === 3);
      const marks = blanks.map(({ id }) => `{{${id}}}`).join(' and ');

      return {
        text: `${text} ${marks}`,
        blanks,
        scoring: hasReason ? ('rationale' as const) : ('each' as const),
      };
    })
    .chain((content) => choices(content.blanks, false).map((key) => ({ type: 'drop_down', content, key }))),
  response: ({ blanks }) => choices(blanks, true),
};

function rowMarks({ rows, columns, perRow }: ContentOf<'matrix'>, least: number, hasHoles: boolean) {
  const most = perRow === 'one' ? 1 : columns.length;

  return valuesOf(
    rows.map(({ id }) => [id, someIds(columns, least, most)] as const),
    hasHoles,
  );
}

export const matrixArbitraries: TypeArbitraries<'matrix'> = {
  item: fc
    .record(
      {
        rowTitle: line,
        rows: numberedOptions(1, 5),
        columns: letteredOptions(2, 4),
        perRow: fc.constantFrom('one' as const, 'several' as const),
      },
      { requiredKeys: ['rows', 'columns', 'perRow'], noNullPrototype: true },
    )
    .chain((content) =>
      rowMarks(content, 1, false)
        .map((key) => Object.fromEntries(Object.entries(key).map(([id, ids]) => [id, ids.toSorted()])))
        .map((key) => ({ type: 'matrix', content, key })),
    ),
  response: (content) => rowMarks(content, 0, true),
};

/** As many tokens as targets at least, in any order, so that none has to be used again. */
function tokenChoices(targets: readonly { id: string }[], tokens: readonly { id: string }[]) {
  return someIds(tokens, Math.min(targets.length, tokens.length)).map((ids) =>
    Object.fromEntries(
      targets.flatMap(({ id }, index) => (ids[index] === undefined ? [] : [[id, ids[index]]])),
    ),
  );
}

export const dragMatchArbitraries: TypeArbitraries<'drag_match'> = {
  item: fc
    .tuple(letteredOptions(2, 6), numberedOptions(1, 6), fc.boolean())
    .chain(([tokens, targets, isReused]) => {
      const reuse = isReused || targets.length > tokens.length;
      const places = targets.map(({ id }) => ({ id, options: tokens }));

      return (reuse ? choices(places, false) : tokenChoices(targets, tokens)).map((key) => ({
        type: 'drag_match' as const,
        content: { tokens, targets, reuse },
        key,
      }));
    }),
  response: ({ tokens, targets, reuse }) =>
    reuse
      ? choices(
          targets.map(({ id }) => ({ id, options: tokens })),
          true,
        )
      : tokenChoices(targets, tokens),
};
